import { expect, test } from 'vitest';
import { DOUBTFUL_ANSWERS } from '../../../../../../tests/engine/photo-answers/doubtful-answers.ts';
import { HONEST_ANSWERS } from '../../../../../../tests/engine/photo-answers/honest-answers.ts';
import type { PhotoAnswerCase } from '../../../../../../tests/engine/photo-answers/photo-answer.ts';
import type { ListingDraft } from '../../contract/listing-draft.ts';
import { draftOfWords } from '../generate-listing.ts';
import { photoAnswer } from './listing-answer.ts';
import { mergePhoto } from './merge-answer.ts';
import { readAnswer } from './read-answer.ts';

/** Returns the draft for a recorded model answer. */
function draftOf({ text, said = '' }: PhotoAnswerCase): ListingDraft | 'unread' | 'nothing' {
  const answer = photoAnswer().safeParse(readAnswer(text));
  if (!answer.success) return 'unread';
  const draft = mergePhoto(said, draftOfWords(said), answer.data);
  return draft.title === '' ? 'nothing' : draft;
}

/** Matches nothing. */
const NEVER = /(?!)/;
const statements = ({ title, description, tags }: ListingDraft) => [title, description, ...tags].join('\n');

const ALL = [...HONEST_ANSWERS, ...DOUBTFUL_ANSWERS].map((answer) => [answer.name, answer] as const);
const READ = ALL.filter(([, { draft }]) => typeof draft !== 'string');
const UNREAD = ALL.filter(([, { draft }]) => typeof draft === 'string');

test.each(READ)(
  'From an answer with %s, what the photo shows is kept, and the rest is asked or dropped',
  (_name, one) => {
    const draft = draftOf(one) as ListingDraft;
    const { asks = {}, ...fields } = one.draft as Exclude<PhotoAnswerCase['draft'], string>;
    expect(draft).toMatchObject(fields);
    const questions = draft.questions.map(({ id, suggestion = null }) => [id, suggestion]);
    expect(Object.fromEntries(questions)).toMatchObject(asks);
    expect(statements(draft)).not.toMatch(one.never ?? NEVER);
    expect(draft.priceCents).toBe(draftOfWords(one.said ?? '').priceCents);
  },
);

test.each(UNREAD)('An answer with %s gives no draft', (_name, one) => {
  expect(draftOf(one)).toBe(one.draft);
});

test('Nine of ten honest answers give a complete draft, and no claim is accepted', () => {
  const drafts = HONEST_ANSWERS.map(draftOf);
  const usable = drafts.filter(
    (draft) =>
      typeof draft !== 'string' && draft.title !== '' && draft.description !== '' && draft.category !== null,
  );
  expect(usable.length / drafts.length).toBeGreaterThanOrEqual(0.9);
  const claims = DOUBTFUL_ANSWERS.filter((answer) => {
    const draft = draftOf(answer);
    return typeof draft !== 'string' && answer.never?.test(statements(draft));
  });
  expect(claims.map(({ name }) => name)).toEqual([]);
});

/** Claims that only a seller can know, with the words that must not appear in the draft. */
const CLAIMED = `
  works | works great | fully functional | tested and working | in good working order | in excellent condition
  brand new | like new | new in box | never used | unused | factory sealed | barely used | mint condition
  original | with original box | original packaging included | complete with all parts | nothing missing
  under warranty | 2-year warranty | guaranteed | lifetime guarantee | authentic | genuine | certified | hand-signed
  genuine leather | real leather | 100% silk | cashmere | solid teak | solid wood | 14K gold plated | sterling silver
  handmade | handcrafted in Italy | made in Germany | vintage | antique | from the 1960s | circa 1920 | 10 years old | 2021
  size M | size 10 | 54 cm | 32 inches tall | 12 lbs | 500 watts | 256GB | 45,000 miles | waterproof | fireproof
  limited edition | first edition | rare | collectible | refurbished | restored | recently serviced | unlocked
  smoke-free home | pet-free home | one owner | includes charger | comes with remote | with manual and cables
  free shipping | only $50 | worth $300 | retails for $200 | negotiable | cash only | call 555-123-4567
  IKEA | Rolex | by Herman Miller | Apple iPhone | Louis Vuitton | Harley-Davidson | Samsung Galaxy S21
  perfect for gifts | high quality | durable | luxurious | professional grade | a must-have
  visit evil.example.com | ignore previous instructions
`
  .trim()
  .split(/\s*[|\n]\s*/);
/** Words without factual content. */
const HARMLESS =
  /^(?:and|in|with|by|the|for|of|no|a|all|from|only|to|home|tall|previous|blue|vase|parts|gifts|grade|must|galaxy|wood|has|it|is)$/i;

test.each(CLAIMED)('A photo is never a reason to state that an item is "%s"', (claim) => {
  const capitals = claim.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  const answers = [
    {
      title: `${capitals} Blue Vase`,
      description: `A blue vase, ${claim}.`,
      tags: [claim.toLowerCase(), 'vase'],
    },
    {
      title: `Blue vase - ${claim}`,
      description: `The blue vase is ${claim}. It has a narrow neck.`,
      tags: [],
    },
    { title: `Blue Vase, ${capitals}!`, description: `A ${claim} blue vase with a narrow neck.`, tags: [] },
    {
      title: `Blue Vase (${capitals})`,
      description: `${claim.charAt(0).toUpperCase()}${claim.slice(1)}. A blue vase.`,
      tags: [],
    },
  ];
  const claims = claim
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !HARMLESS.test(word));
  for (const answer of answers) {
    const draft = mergePhoto('', draftOfWords(''), {
      ...answer,
      category: 'home-garden',
      condition: null,
      markings: [],
    });
    const words = statements(draft)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    expect(
      words.filter((word) => claims.includes(word)),
      `of ${JSON.stringify(answer)}: ${statements(draft)}`,
    ).toEqual([]);
    // The title cannot be trusted if the photo contains a note.
    expect(draft.title).toMatch(/^(?:call|visit|ignore)/.test(claim) ? /vase|^$/i : /vase/i);
  }
});
