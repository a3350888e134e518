import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PlanType } from '../../../../shared/plan-types.ts';
import type { Credits } from './my-plan-words.ts';
import { ThisMonth } from './this-month.tsx';

const CREDITS: Credits = {
  available: 7,
  used: 3,
  total: 10,
  allowance: 7,
  purchased: 0,
  unlimited: false,
  planType: 'premium_plus_monthly',
  resetsAt: '2026-08-15T00:00:00.000Z',
};

interface Shown {
  planType?: PlanType;
  credits?: Partial<Credits>;
  featured?: { shown: number; opened: number } | null;
}

/** Returns the text of the card without markup. */
const textOf = ({ planType = 'premium_plus_monthly', credits = {}, featured = null }: Shown): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ThisMonth planType={planType} credits={{ ...CREDITS, ...credits }} featured={featured} />
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

test.each([
  [{ shown: 1412, opened: 23 }, 'Shown to 1,412 people so far, opened by 23'],
  [{ shown: 1, opened: 0 }, 'Shown to 1 person so far, opened by 0'],
  [{ shown: 0, opened: 0 }, 'Shown more often, with a Featured label'],
  [null, 'Shown more often, with a Featured label'],
])(
  'With Premium Plus I read how many people my featured listings reached: %o (PLAN-14)',
  (featured, line) => {
    expect(textOf({ featured })).toContain(`Featured listings ${line} `);
  },
);

test.each<[Partial<Credits>, string]>([
  [{}, '7 of 10 voice credits Starts over Aug 15, 2026.'],
  [{ allowance: 1, purchased: 47 }, '1 monthly voice credit And 47 bought. Starts over Aug 15, 2026.'],
  [{ purchased: 47, resetsAt: null }, 'And 47 bought. They never expire.'],
  [{ unlimited: true, resetsAt: null }, 'Unlimited voice credits Recording is unlimited on your plan.'],
])('My credits of the month are told with what I bought: %o', (credits, line) => {
  expect(textOf({ credits })).toContain(line);
});

test.each<[PlanType, string[]]>([
  ['premium_monthly', []],
  ['premium_plus_monthly', ['AI insights', 'Featured listings', 'Trending item alerts']],
])('With %s I see what it includes, and nothing else', (planType, included) => {
  const text = textOf({ planType });
  const extras = ['AI insights', 'Featured listings', 'Trending item alerts'];
  expect(extras.filter((extra) => text.includes(extra))).toEqual(included);
});
