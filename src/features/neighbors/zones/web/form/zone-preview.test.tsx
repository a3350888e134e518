import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_ZONE } from './zone-form.ts';
import { ZonePreview } from './zone-preview.tsx';

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

test('The preview has the real counts of an edited zone', () => {
  const counts = { memberCount: 1_240, activeListings: 38, lastActiveDate: '2026-07-26T09:00:00.000Z' };
  const preview = renderToStaticMarkup(<ZonePreview form={EMPTY_ZONE} picture="" hint="" counts={counts} />);
  expect(textOf(preview)).toContain('1,240 members 38 listings Active');
});

test('A new zone begins with its creator and no listings', () => {
  const preview = renderToStaticMarkup(<ZonePreview form={EMPTY_ZONE} picture="" hint="" />);
  expect(textOf(preview)).toContain('1 member 0 listings');
});
