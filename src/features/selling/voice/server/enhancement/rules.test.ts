import { expect, test } from 'vitest';
import type { EnhancementType } from '../../contract/enhancements.ts';
import { enhanceByRules } from './enhance-by-rules.ts';

/** Without the grammar checker, which is tested with `check-grammar.ts`. */
const checkGrammar = () => Promise.resolve(null);
const by = (type: EnhancementType) => async (text: string) =>
  (await enhanceByRules({ checkGrammar }, text, type)) ?? '';
const professional = by('professional');
const summary = by('summary');
const structure = by('structure');

const PHONE =
  'um so selling my iphone 13 its in like good condition and it has a few scratches but the screen is fine its gonna need a new battery soon asking two fifty pickup only';
const COUCH =
  'hi uh i wanna get rid of my couch cause were moving its gray three seater theres a small rip on the left arm i dont have pets and its super comfy we bought it for nine hundred two years ago would take one fifty';
const DESK =
  "Hey guys, so I've got this, like, oak desk, you know, it's been in our family for years. It's got a few scratches on top but otherwise it's solid. Um, it's 60 inches wide. I'm asking 80 bucks obo. Thanks for looking!";
const DRESSER =
  "We had this dresser for ten years and my daughter loved it. It's a six drawer pine dresser from Ikea. One of the drawers sticks a little. It is about 50 inches wide. I remember when we got it. Honestly it was a great day. The color is white. Comes with the original handles. Asking $60. Pickup in Oakland.";

test('"Make Professional" takes out fillers, slang and chatter, and writes full sentences (VOICE-24)', async () => {
  expect(await professional(PHONE)).toBe(
    'Selling my iPhone 13. It is in good condition, and it has a few scratches, but the screen is fine. It is going to need a new battery soon. Asking two fifty. Pickup only.',
  );
  expect(await professional(COUCH)).toBe(
    'I want to get rid of my couch because we are moving. It is gray three seater. There is a small rip on the left arm. I do not have pets, and it is very comfortable. We bought it for nine hundred two years ago. Would take one fifty.',
  );
  expect(await professional(DESK)).toBe(
    'I have got this oak desk, it has been in our family for years. It has got a few scratches on top, but otherwise it is solid. It is 60 inches wide. I am asking 80 dollars or best offer.',
  );
});

test.each([
  ['It looks like new.', 'It looks like new.'],
  ['Well kept, right side is fine.', 'Well kept, right side is fine.'],
  ["My mom's kind of old lamp.", "My mom's kind of old lamp."],
  ['The ER Gap jacket, size M.', 'The ER Gap jacket, size M.'],
  ['You know how these are.', 'You know how these are.'],
  ['Cause of the noise unknown.', 'Cause of the noise unknown.'],
  ['Its box is included.', 'Its box is included.'],
  ['They were moving it twice.', 'They were moving it twice.'],
])('"Make Professional" leaves alone what is no filler: %s (VOICE-24)', async (spoken, written) => {
  expect(await professional(spoken)).toBe(written);
});

test('"Make Professional" lowers shouting, and leaves names and sizes (VOICE-24)', async () => {
  expect(await professional('GREAT BIKE, NEVER USED, 300 DOLLARS!!!')).toBe(
    'Great bike, never used, 300 dollars.',
  );
  expect(await professional('nice LG tv. size XL')).toContain('XL');
});

test('"Summarize" keeps what a buyer asks, in the words of the seller (VOICE-24)', async () => {
  const short = await summary(DRESSER);
  expect(short).toMatch(/^Six drawer pine dresser from IKEA\./);
  expect(short).toContain('One of the drawers sticks a little.');
  expect(short).toMatch(/\$60\.$/);
  expect(short).not.toMatch(/remember|great day|loved/);
  expect(short.length).toBeLessThan(DRESSER.length * 0.7);
});

test('"Summarize" begins with what it is, and keeps defects and the price (VOICE-24)', async () => {
  expect(await summary(COUCH)).toBe(
    "I want to get rid of my couch because we're moving. It's gray three seater. There's a small rip on the left arm. $150.",
  );
});

test('"Summarize" leaves out no flaw, and offers nothing that is no shorter (VOICE-24)', async () => {
  const summarize = (text: string) => enhanceByRules({ checkGrammar }, text, 'summary');
  expect(await summarize('Oak desk, 80 dollars.')).toBe('Oak desk. $80.');
  expect(await summarize('Oak desk. One leg is cracked.')).toBeNull();
});

test('"Add Structure" writes headed lines for what was said (VOICE-24)', async () => {
  expect(await structure(PHONE)).toBe(
    [
      'Item: iPhone 13',
      'Condition: It is in good condition. It has a few scratches. The screen is fine. It is going to need a new battery soon',
      'Pickup: Pickup only',
      'Price: $250',
    ].join('\n'),
  );
});

test('"Add Structure" has no line for what was not said (VOICE-24)', async () => {
  expect(await structure('Oak desk')).toBe('Item: Oak desk');
  expect(await structure('Oak desk, 60 inches wide')).not.toMatch(/Price|Condition/);
  expect(await structure('Oak desk, a few scratches, 80 dollars or best offer')).toMatch(
    /Price: \$80, or best offer$/,
  );
});

test('"Add Structure" shows the corrected price (VOICE-24)', async () => {
  expect(await structure('Oak desk. I want eighty but sorry I mean ninety.')).toBe(
    'Item: Oak desk\nPrice: $90',
  );
});

test('"Add Structure" says the name under Item, and what describes it under Details (VOICE-24)', async () => {
  expect(await structure('desk fan three speeds sixteen inches the base has a crack ten dollars')).toBe(
    'Item: Desk fan\nCondition: The base has a crack\nDetails:\n- Three speeds sixteen inches\nPrice: $10',
  );
});

test('"Add Structure" leaves out why something is sold, and says the corrected price (VOICE-24)', async () => {
  const spoken =
    "selling my rowing machine we got it two years ago because i hurt my back the seat squeaks i was gonna say two hundred but i'd take one fifty";
  expect(await structure(spoken)).toBe(
    'Item: Rowing machine\nCondition: The seat squeaks\nDetails:\n- We got it two years ago\nPrice: $150',
  );
});

test('"Add Structure" keeps what was said beside the price (VOICE-24)', async () => {
  expect(await structure('Oak desk. I can help you load it, 80 dollars for desk and chair.')).toMatch(
    /Details:\n- 80 dollars for desk and chair\nPickup: I can help you load it\nPrice: \$80$/,
  );
});

test('"Add Structure" loses no fact: every number of the transcript is in it (VOICE-24)', async () => {
  const written = await structure(
    'Nikon D750. Two batteries, charger included. 32,000 shutter count. $450 firm.',
  );
  for (const fact of ['D750', 'Two batteries', 'Charger included', '32,000', '$450', 'firm']) {
    expect(written).toContain(fact);
  }
});

test.each([
  ['professional', professional],
  ['summary', summary],
  ['structure', structure],
])(
  'Nothing is invented: %s has only words and numbers of the transcript (VOICE-24)',
  async (_name, write) => {
    const written = new Set(
      'item condition details price includes pickup s re is am are not do does has have will going to want because very somewhat dollars or best offer there it we comfortable free 250 150 80 60'.split(
        ' ',
      ),
    );
    for (const text of [PHONE, COUCH, DESK, DRESSER]) {
      const spokenWords = new Set(wordsOf(text));
      expect(
        wordsOf(await write(text)).filter((word) => !spokenWords.has(word) && !written.has(word)),
      ).toEqual([]);
    }
  },
);

test.each([
  ['professional', professional],
  ['structure', structure],
])('Another language and odd text come through %s unharmed (VOICE-24)', async (_name, write) => {
  const arabic = 'أبيع مكتب خشب بحالة جيدة بسعر 80 دولار';
  expect(await write(arabic)).toContain(arabic);
  expect(await write('um, uh...')).toBe('');
  expect(await write('🪑 Oak chair 🪑')).toContain('Oak chair');
});

test.each([
  ['a long run', 'so um it is a desk and it has i dont know '.repeat(240)],
  ['one endless word', 'x'.repeat(10_000)],
  ['many short words', 'a '.repeat(5_000)],
  ['nothing but commas', `${', '.repeat(5_000)}x`],
  ['nothing but sounds', `${'um '.repeat(3_300)}x`],
  ['many points', '. '.repeat(5_000)],
  ['many likes', 'is like, '.repeat(1_100)],
])('The longest transcript, %s, is enhanced in every way (VOICE-24)', async (_name, text) => {
  for (const write of [professional, summary, structure]) {
    expect((await write(text.slice(0, 10_000))).length).toBeLessThanOrEqual(14_000);
  }
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
