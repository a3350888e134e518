import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs files first that start processes and wait for them, so that others use the processor meanwhile. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWaiting = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/integration/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

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
          // They wait for background work as much as they work.
          maxWorkers: 3,
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
          // Each starts several processes.
          maxWorkers: 1,
          globalSetup: ['tests/support/database.ts'],
          testTimeout: 60_000,
          // To delete the modules of a release takes some disks a while.
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
