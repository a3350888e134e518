/** `npm test`: runs every check, even after one has failed, and prints what failed and one line with the totals. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findBrowsers } from './find-chromium.mjs';
import { findNode } from './find-node.mjs';
import { installMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'offhand-results-'));
const counts = { passed: 0, failed: 0 };
const failures = [];
let node = process.execPath;

try {
  installMissing(root);
  node = findNode(root);
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    // Halves the time to load tools, and programs that tests start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  };

  const tool = (name, path, ...args) => [bin(name, path), ...args];
  await check('client types', ['scripts/client-types.ts'], { env });
  // Two at a time, because most of them use one processor. So do the types: several checkers would each infer them anew.
  await Promise.all([
    checkInOrder(env, [
      ['routes', tool('@react-router/dev', 'bin.cjs', 'typegen')],
      ['types', tool('typescript-7', 'bin/tsc', '--noEmit', '--checkers', '1')],
    ]),
    checkInOrder(env, [
      ['format', tool('@biomejs/biome', 'bin/biome', 'check', '.')],
      ['lint', tool('oxlint', 'bin/oxlint', '--deny-warnings')],
      ['boundaries', tool('dependency-cruiser', 'bin/dependency-cruiser.mjs', 'src', '-T', 'err-long')],
      ['spelling', tool('cspell', 'bin.mjs', 'lint', '--no-progress', '--no-summary')],
      ['unused code', tool('knip', 'bin/knip.js', '--no-progress')],
      ['tables', ['scripts/check-string-tables.ts']],
      ['OpenAPI document', ['scripts/lint-openapi.ts']],
      ['generated files', ['scripts/generate.ts', '--check']],
    ]),
  ]);
  // Operations wait for processes, and integration tests use the processor meanwhile.
  for (const projects of [['unit'], ['integration', 'operations']]) {
    const name = projects.join(' and ');
    const report = join(results, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const selected = projects.flatMap((project) => ['--project', project]);
    await check(name, [bin('vitest', 'vitest.mjs'), 'run', ...selected, ...reporters], { env, report });
  }
  await check('weight of first views', ['scripts/check-weight.ts'], { env });
  const browsers = findBrowsers(root, node);
  if (browsers === undefined) {
    fail(
      'journeys',
      'No Chromium was found or could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  } else {
    const report = join(results, 'journeys.json');
    await check('journeys', [bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'], {
      env: { ...env, ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      report,
    });
  }
} catch (error) {
  fail('preparation', error.message);
} finally {
  rmSync(results, { recursive: true, force: true });
}
process.exitCode = counts.failed > 0 ? 1 : 0;
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);

/** Runs checks one after another. Each prints its output as a whole when it is done, as others run beside it. */
async function checkInOrder(env, checks) {
  for (const [name, args] of checks) await check(name, args, { env, isBeside: true });
}

/** Runs one check, which counts as one, as does each test that it reports. */
async function check(name, args, { env, report, isBeside = false }) {
  const begun = performance.now();
  const { status, printed } = await runNode(args, env, isBeside);
  const tests = report === undefined ? { passed: 0, failed: 0, failures: [] } : readReport(report);
  failures.push(...tests.failures.map((title) => `${name}: ${title}`));
  // For example an error outside every test.
  if (status !== 0 && tests.failures.length === 0)
    failures.push(`${name}${indent(lines(printed).slice(-25))}`.trimEnd());
  counts.passed += tests.passed + (status === 0 ? 1 : 0);
  counts.failed += tests.failed + (status === 0 ? 0 : 1);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const how = report === undefined ? '' : ` (${tests.passed} passed, ${tests.failed} failed)`;
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}: ${seconds} s${how}\n`);
}

/**
 * Runs a program of Node. Returns its exit code and what it printed; empty if it had a terminal, where people scroll up.
 */
function runNode(args, env, isBeside) {
  const output = !isBeside && process.stdout.isTTY ? 'inherit' : 'pipe';
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', output, output] });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      parts.push(part);
      if (!isBeside) process.stdout.write(part);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      const printed = Buffer.concat(parts);
      if (isBeside) process.stdout.write(printed);
      resolve({ status, printed: printed.toString() });
    });
  });
}

function fail(name, reason) {
  counts.failed += 1;
  failures.push(`${name}${indent([reason])}`);
}

/** Reads the JSON report of Vitest or Playwright. */
function readReport(report) {
  try {
    const {
      numPassedTests,
      numFailedTests,
      testResults = [],
      stats,
      suites = [],
    } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: numPassedTests ?? stats.expected,
      failed: numFailedTests ?? stats.unexpected,
      failures: [
        ...testResults.flatMap(({ assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => `${fullName}${reasonOf(failureMessages[0])}`),
        ),
        ...suites.flatMap(failedJourneys),
      ],
    };
  } catch {
    // Nothing ran: the check itself has failed and printed why.
    return { passed: 0, failed: 0, failures: [] };
  }
}

/** Titles of the failed tests of a suite of Playwright, with their project. */
function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(
        ({ projectName, results: [run] }) => `[${projectName}] ${title}${reasonOf(run?.errors[0]?.message)}`,
      ),
  );
  return [...failed, ...suites.flatMap(failedJourneys)];
}

/** The start of an error message, indented, so that a log of which only the end is kept says why a test failed. */
function reasonOf(message = 'No error was reported.') {
  return indent(lines(message).slice(0, 25));
}

function lines(text) {
  return stripVTControlCharacters(text).trim().split('\n');
}

function indent(texts) {
  return texts.map((line) => `\n    ${line}`).join('');
}

function bin(name, path) {
  return join(root, 'node_modules', name, path);
}
