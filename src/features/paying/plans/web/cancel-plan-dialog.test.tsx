import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CancellationFacts } from './cancel-plan-dialog.tsx';

const currentPeriodEnd = '2027-01-01T12:00:00.000Z';

const textOf = (plan: Parameters<typeof CancellationFacts>[0]['plan']): string =>
  renderToStaticMarkup(<CancellationFacts plan={plan} bought={0} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.');

test('Before I cancel a plan I read until when it works', () => {
  const text = textOf({ planType: 'premium_monthly', status: 'active', currentPeriodEnd });
  expect(text).toContain('It works until Jan 1, 2027. No payment after that.');
  expect(text).toContain('Voice listings stop that day.');
});

test.each([
  ['premium_monthly', 'Voice listings stop now. Typing and photos stay free.'],
  ['premium_plus_monthly', 'Insights, alerts and the Featured spot stop now.'],
] as const)('Before I cancel a plan whose renewal failed I read that it ends now: %s', (planType, loss) => {
  const text = textOf({ planType, status: 'past_due', currentPeriodEnd });
  expect(text).toContain('It ends now. No more payments.');
  expect(text).toContain(loss);
  expect(text).not.toContain('Jan 1');
});
