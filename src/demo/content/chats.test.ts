import { expect, test } from 'vitest';
import { WRITTEN_CHATS } from './chats.ts';
import { makeMarketplace } from './make-marketplace.ts';
import { PEOPLE } from './people.ts';

const marketplace = makeMarketplace();
const listings = new Map(marketplace.listings.map((listing) => [listing.title, listing]));

test.each(marketplace.chats)(
  'The chat of $buyer about "$about" could have happened',
  ({ about, buyer, lines, unread }) => {
    const listing = listings.get(about);
    expect(PEOPLE.map(({ username }) => username)).toContain(buyer);
    expect(listing?.sellerUsername).not.toBe(buyer);
    const moments = [listing?.minutesAgo ?? 0, ...lines.map(({ minutesAgo }) => minutesAgo)];
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
    const sells = lines.some(({ step }) => step?.step === 'sold-to-you');
    expect(listing?.status).toBe(sells ? 'sold' : 'active');
    const last = lines.at(-1)?.from;
    expect(lines.slice(lines.length - unread).every(({ from }) => from === last)).toBe(true);
  },
);

test('Every account whose login is printed has a message to answer', () => {
  const waiting = WRITTEN_CHATS.filter(({ unread, lines }) => unread > 0 && lines.at(-1)?.from === 'buyer');
  const sellers = waiting.map(({ about }) => listings.get(about)?.sellerUsername);
  expect(sellers).toEqual(expect.arrayContaining(['nora', 'sam', null]));
});

test('The last line of an unread demo chat is a message or an offer, so that its notification has a text', () => {
  const last = WRITTEN_CHATS.filter(({ unread }) => unread > 0).map(({ lines }) => lines.at(-1));
  const says = last.filter((line) => line?.text || line?.step?.step === 'offer-made');
  expect(last.length).toBeGreaterThan(0);
  expect(says).toEqual(last);
});
