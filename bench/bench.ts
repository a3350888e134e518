/** `npm run bench`: what the product costs and how fast it shows, with figures to reach. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../scripts/build.mjs';
import { measureMemory } from './memory.ts';
import { measurePhone } from './phone.ts';
import { openMarketplace } from './marketplace.ts';
import { type Line, serveLines, printTable, type Figure } from './report.ts';
import { apiCases, measureServing, pageCases } from './serving.ts';
