import { expect, test, vi } from 'vitest';
import { createHelperReports } from './helper-processes.ts';

test('A failure of a helper process is logged with its reason, and counted', async () => {
  const warn = vi.fn();
  const { reportHelper, metric } = createHelperReports({ warn });
  reportHelper('grammar', 'crashed', { code: 1, output: 'no such file' });
  reportHelper('grammar', 'crashed', { code: 1, output: 'no such file' });
  expect(warn).toHaveBeenCalledWith(
    { helper: 'grammar', failure: 'crashed', code: 1, output: 'no such file' },
    'helper process failed',
  );
  expect((await metric.get()).values).toEqual([
    { labels: { helper: 'grammar', failure: 'crashed' }, value: 2 },
  ]);
});
