import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import boundaries, { FEATURES } from '../.dependency-cruiser.mjs';
import { brokenRules } from './boundaries.ts';

/** What a file says, and the rules that this breaks. */
type Case = [file: string, text: string, ...rules: string[]];

/** Gives each case a file of its own: the one that it names, or one beside it. */
function inOwnFiles(cases: readonly Case[]): Case[] {
  const ownFiles = new Set<string>();
  return cases.map(([named, text, ...rules]) => {
    let file = named;
    for (let number = 2; ownFiles.has(file); number += 1) file = named.replace('.', `-${number}.`);
    ownFiles.add(file);
    return [file, text, ...rules];
  });
}

/** Checks all cases at once. The returned function gives the rules that a file breaks. */
async function check(cases: readonly Case[]): Promise<(file: string) => string[]> {
  const root = await mkdtemp(join(tmpdir(), 'offhand-boundaries-'));
  try {
    const sources = new Map(cases.map(([file, text]) => [file, text]));
    const broken = await brokenRules(root, sources, boundaries);
    return (named) => broken.filter(({ file }) => file === named).map(({ rule }) => rule);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const ALLOWED = inOwnFiles([
  ['src/shared/taxonomy-schemas.ts', "import { z } from '@hono/zod-openapi';"],
  ['src/platform/web/api/api.ts', "import type { DB } from '../../server/db/schema.generated.ts';"],
  ['src/platform/server/log.ts', "import { hostname } from 'node:os';"],
  [
    'src/features/talking/deals/contract/deal.ts',
    "import { Photo } from '../../../items/photos/contract/photo.ts';",
  ],
  ['src/features/talking/deals/contract/deal.ts', "import { z } from '@hono/zod-openapi';"],
  ['src/features/talking/deals/contract/deal.test.ts', "import { test } from 'vitest';"],
  [
    'src/features/talking/deals/server/close.ts',
    "import { db } from '../../../../platform/server/db/database.ts';",
  ],
  [
    'src/features/talking/deals/server/close.ts',
    "import { move } from '../../../items/listings/server/listings.ts';",
  ],
  ['src/features/talking/deals/server/close.ts', "import { deal } from '../contract/deal.ts';"],
  [
    'src/features/talking/deals/server/close.integration.test.ts',
    "import { app } from '../../../../../tests/support/app.ts';",
  ],
  [
    'src/features/talking/deals/web/deal-page.tsx',
    "import { Card } from '../../../items/listings/web/listings.ts';",
  ],
  ['src/features/talking/deals/web/deal-page.tsx', "import { Card } from './card/deal-card.tsx';"],
  ['src/features/talking/deals/web/deal-page.tsx', "import { useLoaderData } from 'react-router';"],
  [
    'src/app/pages/layout/dock.tsx',
    "import { Card } from '../../../features/items/listings/web/listings.ts';",
  ],
  [
    'src/app/composition/features.ts',
    "import { dealsFeature } from '../../features/talking/deals/server/deals.feature.ts';",
  ],
  ['src/app/composition/deal-page.tsx', "import Page from '../../features/talking/deals/web/deal-page.tsx';"],
  ['src/demo/insert-deals.ts', "import { deals } from '../features/talking/deals/server/deals.ts';"],
]);

const REFUSED = inOwnFiles([
  [
    'src/shared/money.ts',
    "import { x } from '../features/talking/deals/contract/deal.ts';",
    'shared-is-below',
  ],
  ['src/shared/money.ts', "import { hostname } from 'node:os';", 'shared-is-pure'],
  ['src/shared/money.ts', "import clsx from 'clsx';", 'shared-is-pure'],
  [
    'src/platform/server/jobs.ts',
    "import { x } from '../../features/talking/deals/contract/deal.ts';",
    'platform-knows-no-feature',
  ],
  ['src/platform/web/api/api.ts', "import { x } from '../../server/log.ts';", 'pages-without-server'],
  [
    'src/platform/web/api/api.ts',
    "import { DB } from '../../server/db/schema.generated.ts';",
    'types-across-sides',
  ],
  ['src/platform/server/log.ts', "import { x } from '../web/api/api.ts';", 'server-without-pages'],
  [
    'src/features/talking/deals/contract/deal.ts',
    "import { x } from '../server/close.ts';",
    'contract-is-pure',
  ],
  [
    'src/features/talking/deals/contract/deal.ts',
    "import { x } from '../../../../platform/web/api/api.ts';",
    'contract-is-pure',
  ],
  ['src/features/talking/deals/contract/deal.ts', "import { sql } from 'kysely';", 'contract-is-pure'],
  [
    'src/features/talking/deals/server/close.ts',
    "import { x } from '../web/deal-page.tsx';",
    'server-without-pages',
  ],
  ['src/features/talking/deals/server/close.ts', "import { useState } from 'react';", 'server-without-react'],
  [
    'src/features/talking/deals/web/deal-page.tsx',
    "import type { x } from '../server/close.ts';",
    'pages-without-server',
  ],
  [
    'src/features/talking/deals/web/deal-page.tsx',
    "const x = import('../server/close.ts');",
    'pages-without-server',
  ],
  [
    'src/features/talking/deals/web/deal-page.tsx',
    "import { sql } from 'kysely';",
    'pages-without-server-packages',
  ],
  [
    'src/features/talking/deals/web/deal-page.tsx',
    "import { readFile } from 'node:fs/promises';",
    'pages-without-server-packages',
  ],
  [
    'src/features/talking/deals/server/a.ts',
    "import { x } from '../../../items/listings/server/listings.queries.ts';",
    'public-files',
  ],
  [
    'src/features/talking/deals/web/deal-page.tsx',
    "import type { Card } from '../../../items/listings/web/listing-card.tsx';",
    'public-files',
  ],
  [
    'src/features/talking/deals/web/deal-page.tsx',
    "const Card = lazy(() => import('../../../items/listings/web/listing-card.tsx'));",
    'public-files',
  ],
  [
    'src/features/talking/deals/server/a.ts',
    "import { x } from '../../../../app/composition/a.ts';",
    'app-is-above',
  ],
  [
    'src/features/talking/deals/server/a.ts',
    "import { x } from '../../../../../tests/support/app.ts';",
    'product-without-tests',
  ],
  [
    'src/app/pages/layout/dock.tsx',
    "import { Card } from '../../../features/items/listings/web/listing-card.tsx';",
    'public-files-for-the-app',
  ],
  [
    'src/demo/insert-deals.ts',
    "import { x } from '../features/talking/deals/server/close.ts';",
    'public-files-for-the-app',
  ],
  ['src/demo/insert-deals.ts', "import { x } from '../app/server/start.ts';", 'demo-is-beside-the-app'],
  [
    'src/app/composition/services.ts',
    "import { x } from '../../features/talking/deals/server/close.ts';",
    'public-files-for-the-composition',
  ],
  [
    'src/app/pages/layout/dock.tsx',
    "import { deals } from '../../../features/talking/deals/server/deals.ts';",
    'app-pages-without-server',
  ],
  [
    'src/app/composition/services.ts',
    "import { Deals } from '../../features/talking/deals/web/deals.ts';",
    'app-server-without-pages',
  ],
  ['src/features/talking/deals/web/deal-page.tsx', "import './deal.css';", 'styles-in-the-design-system'],
  ['src/features/talking/deals/web/deal-page.tsx', "import { x } from './card/index.ts';", 'no-barrels'],
  ['src/features/talking/deals/server/a.ts', "import { x } from 'no-such-package';", 'found'],
]);

describe('import directions', () => {
  let rulesFor: (file: string) => string[];
  describe('that are right', () => {
    beforeAll(async () => {
      rulesFor = await check(ALLOWED);
    });
    it.each(ALLOWED)('%s may say: %s', (file) => {
      expect(rulesFor(file)).toEqual([]);
    });
  });

  describe('that are wrong', () => {
    beforeAll(async () => {
      rulesFor = await check(REFUSED);
    });
    it.each(REFUSED)('%s may not say: %s', (file, _text, ...rules) => {
      expect(rulesFor(file)).toEqual(rules);
    });
  });
});

describe('circles', () => {
  const SIDES = [
    ['server', "import { x } from '../../../talking/messages/server/messages.ts';"],
    ['web', "import { x } from '../../../talking/messages/web/messages.ts';"],
    ['contract', "import type { X } from '../../../talking/messages/contract/message.ts';"],
  ] as const;
  const UNLISTED = 'src/features/talking/gift-cards/server/a.ts';
  const fileOf = (side: string) => `src/features/items/listings/${side}/a.ts`;
  let rulesFor: (file: string) => string[];
  beforeAll(async () => {
    rulesFor = await check([
      ...SIDES.map(([side, text]): Case => [fileOf(side), text]),
      [UNLISTED, "import { x } from '../../../items/listings/server/listings.ts';"],
    ]);
  });

  it.each(SIDES)('a feature uses none that stands above it, in %s neither', (side) => {
    expect(rulesFor(fileOf(side))).toEqual(['above-items/listings']);
  });

  it('a feature has to have its place in the order', () => {
    expect(rulesFor(UNLISTED)).toEqual(['listed-features']);
  });

  test('no feature is in the order twice', () => {
    expect(FEATURES).toEqual([...new Set(FEATURES)]);
  });
});
