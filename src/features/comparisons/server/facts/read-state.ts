import type { Fact } from './fact.ts';
import { firstFact, type ReadText } from './read-text.ts';
import { asValue } from './sentences.ts';

/** Facts that are a yes or a no: whether it works, is unlocked, complete, and from what home. */

const BROKEN =
  /\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|will not|can['’]?t|no longer|not)\s+(?:\w+\s+)?(?:work(?:s|ing)?|turn(?:s|ing)? on|power(?:s|ing)? (?:on|up)|start|run(?:ning)?|charge|function(?:al|ing)?)\b|\bfor parts\b|\bparts only\b|\bnon-?working\b|\bbricked\b|\bstopped working\b|^broken$|\bis broken\b|\bneeds (?:a )?(?:repair|fixing|new motor|new battery)\b/i;
const UNTESTED = /\b(?:untested|not tested|never tested|haven['’]?t tested|can['’]?t test|unable to test)\b/i;
const WORKS =
  /^works\b|\b(?:everything|it|all|both|this one|still|simply|just) works\b|\b(?:they|all|both) (?:still )?work\b|\bworks? (?:great|fine|well|perfectly|flawlessly|like new|as it should|good|100 ?%|just fine|properly|beautifully)\b|\bfully (?:functional|working|operational)\b|\b(?:great|good|perfect|full|excellent|fully|in) working (?:order|condition)\b|^(?:fully )?tested$|\btested (?:and|&) (?:works|working)\b|\bruns? (?:great|well|perfectly|strong|good|fine|like new)\b|\brides? (?:great|well|like new)\b|\bplays? (?:great|well|perfectly|beautifully)\b/i;
const WORKS_FOR = /\bworks? (?:with|for|on|as|in|from)\b/i;
const PART = /\b(?:except|apart from|other than)\b/i;

export const readWorking = (text: ReadText): Fact | null => {
  if (text.category === 'clothing') return null;
  const broken = firstFact(text, ({ text: words }) => {
    if (BROKEN.test(words)) return { value: asValue(short(words)), good: false };
    return UNTESTED.test(words) ? { value: 'Untested', good: false } : null;
  });
  if (broken !== null) return broken;
  return firstFact(text, ({ text: words, negated }, sentence) => {
    if (negated || !WORKS.test(words)) return null;
    if (WORKS_FOR.test(words) && !/\b(?:everything|fully|perfectly|great|fine|well)\b/i.test(words))
      return null;
    if (PART.test(sentence.text)) return { value: asValue(short(sentence.text)), good: false };
    return { value: true, good: true };
  });
};

/** Of a longer clause, as much as a cell of a table takes. */
const short = (words: string): string => {
  if (words.length <= 60) return words;
  const cut = words.slice(0, 60);
  return `${cut.slice(0, Math.max(20, cut.lastIndexOf(' ')))}…`;
};

const CARRIER =
  '(AT&T|T-?Mobile|Verizon|Sprint|Cricket|Boost|Xfinity|Metro|Mint|Vodafone|O2|EE|Visible|US Cellular)';
const LOCKED_TO = new RegExp(
  String.raw`\b(?:locked|tied) (?:to|with|on)\s+${CARRIER}|\b${CARRIER}\s+(?:only|locked)\b|\bcarrier:?\s*${CARRIER}`,
  'i',
);

export function readUnlocked(text: ReadText): Fact | null {
  if (text.kind !== 'phones' && text.kind !== 'tablets') return null;
  return firstFact(text, ({ text: words }) => {
    if (/\b(?:icloud|activation|bootloader)\b/i.test(words)) return null;
    const carrier = LOCKED_TO.exec(words);
    const name = carrier?.slice(1).find((one) => one !== undefined);
    if (name !== undefined) return { value: `Locked to ${name}`, good: false };
    if (/\b(?:not|isn['’]?t|never) (?:\w+ )?unlocked\b|\b(?:carrier|sim|network)[- ]locked\b/i.test(words)) {
      return { value: false, good: false };
    }
    return /\bunlocked\b|\bsim[- ]free\b/i.test(words) ? { value: true, good: true } : null;
  });
}

const SMOKE_FREE =
  /\b(?:smoke|smoking)(?:\s?(?:\/|,|&|and)\s?pets?)?[- ]free\b|\bpets?(?:\s?(?:\/|,|&|and|or)\s?)smoke[- ]free\b|\bnon-?smok(?:ing|er)\b|\bno (?:pets? (?:or|and|nor) )?smok(?:e|ing|ers?)\b|\bnever smoked\b/i;
const SMOKED =
  /\b(?:not (?:a |from a )?(?:smoke[- ]free|non-?smoking)|smoker['’]?s? home|smoking home|we smoke|i smoke|(?<!never |not )smoked in)\b/i;
const PET_FREE =
  /\bpets?(?:\s?(?:\/|,|&|and)\s?(?:smoke|smoking))?[- ]free\b|\b(?:smoke|smoking)(?:\s?(?:\/|,|&|and|or)\s?)pets?[- ]free\b|\bno (?:(?:smok(?:e|ing|ers?)|kids|children) (?:or|and|nor) )?(?:pets|animals|dogs or cats|cats or dogs)\b/i;
const PETS =
  /\bnot (?:a |from a )?pet[- ]free\b|\b(?:we|i) (?:do )?(?:have|own) (?:an? |two |one |some )?(?:\w+ )?(?:dogs?|cats?|pets?)\b|\b(?:home|house|household) (?:with|has) (?:an? |two |one )?(?:dogs?|cats?|pets?)\b|\bpet[- ]friendly home\b|\b(?:dog|cat|pet) (?:in the )?(?:home|house|household)\b/i;

const home =
  (free: RegExp, not: RegExp) =>
  (text: ReadText): Fact | null =>
    firstFact(text, (_, { text: sentence }) => {
      if (not.test(sentence)) return { value: false, good: false };
      return free.test(sentence) ? { value: true, good: true } : null;
    });

export const readSmokeFree = home(SMOKE_FREE, SMOKED);
export const readPetFree = home(PET_FREE, PETS);

export function readTitle(text: ReadText): Fact | null {
  if (text.category !== 'vehicles') return null;
  return firstFact(text, ({ text: words, negated }) => {
    const found = /\b(clean|salvage|rebuilt|lost|branded)\s+title\b/i.exec(words)?.[1];
    if (found !== undefined && !(negated && /clean/i.test(found))) {
      return { value: asValue(found.toLowerCase()), good: /clean/i.test(found) };
    }
    if (/\bno (?:clean )?title\b|\bwithout (?:a )?title\b/i.test(words))
      return { value: 'None', good: false };
    return /\btitle in hand\b/i.test(words) ? { value: 'In hand', good: true } : null;
  });
}

export function readComplete(text: ReadText): Fact | null {
  return firstFact(text, ({ text: words, negated }) => {
    if (/\bincomplete\b|\b(?:not|isn['’]?t) (?:\w+ )?complete\b/i.test(words))
      return { value: false, good: false };
    if (
      /\bmissing (?:an? |one |two |three |some |a few |\d+ )?(?:\w+ )?(?:pieces?|parts?|figures?|cards?)\b/i.test(
        words,
      )
    ) {
      return /\b(?:no|not|nothing|none)\b/i.test(words)
        ? { value: true, good: true }
        : { value: asValue(short(words)), good: false };
    }
    const whole =
      /\b(?:100 ?% complete|complete (?:set|with)|is complete|all (?:the )?(?:pieces|parts) (?:are )?(?:included|there|here)|complete)\b/i;
    return whole.test(words) && !negated && !/\b(?:completely|complete overhaul)\b/i.test(words)
      ? { value: true, good: true }
      : null;
  });
}
