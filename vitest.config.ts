import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs files first that start processes and wait for them, so that others use the processor meanwhile. The longest
 * of them, which runs tests of the previous release, is the very first.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = ['/previous-release.test.', '/tests/operations/', '/tests/integration/'];
    const rank = ({ moduleId }: TestSpecification) =>
      [...first, ''].findIndex((part) => moduleId.includes(part));
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** They wait for background work and processes as much as they work. Vitest runs projects side by side that agree. */
const WAITING_WORKERS = 3;

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // To load modules anew for each file takes longer than the tests.
          isolate: false,
          // The default leaves one processor unused.
          maxWorkers: '100%',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts'],
          // Each file has a database and a server of its own; to load the product anew for each takes longer than most.
          isolate: false,
          maxWorkers: WAITING_WORKERS,
          globalSetup: ['tests/support/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'operations',
          include: ['tests/operations/**/*.test.ts'],
          isolate: false,
          maxWorkers: WAITING_WORKERS,
          globalSetup: ['tests/support/database.ts'],
          testTimeout: 60_000,
          // To delete the modules of a release takes some disks a while.
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
