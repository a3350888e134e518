/**
 * Questions that buyers usually ask. Plain data without Zod, because pages also import it to turn answers into
 * sentences.
 */
interface AskedInWords {
  question: string;
  /** The text before the answer in the description: "Storage: 128GB." */
  label: string;
  /** The unit after a numeric answer: "Height: 14 inches." */
  unit?: string;
}

interface AskedForYesOrNo {
  question: string;
  label: string;
  /** The full sentence for each answer. */
  yes: string;
  no: string;
}

export const BUYER_QUESTIONS = {
  brand: { question: 'Which brand and model?', label: 'Brand and model' },
  warranty: {
    question: 'Any warranty left?',
    label: 'Warranty',
    yes: 'Still under warranty.',
    no: 'No warranty left.',
  },
  'phone-storage': { question: 'How much storage?', label: 'Storage', unit: 'GB' },
  'battery-health': { question: "How's the battery health?", label: 'Battery health', unit: '%' },
  carrier: { question: 'Unlocked?', label: 'Unlocked', yes: 'Unlocked.', no: 'Locked to a carrier.' },
  'computer-memory': { question: 'How much memory and storage?', label: 'Memory and storage' },
  processor: { question: 'Which processor?', label: 'Processor' },
  charger: {
    question: 'Charger included?',
    label: 'Charger',
    yes: 'Charger included.',
    no: 'No charger included.',
  },
  'screen-size': { question: 'What screen size?', label: 'Screen size', unit: 'inches' },
  remote: {
    question: 'Remote included?',
    label: 'Remote',
    yes: 'Remote included.',
    no: 'No remote included.',
  },
  'lens-included': { question: 'Which lens comes with it?', label: 'Lens' },
  'shutter-count': { question: "What's the shutter count?", label: 'Shutter count' },
  'console-storage': { question: 'How much storage?', label: 'Storage', unit: 'GB' },
  controllers: { question: 'How many controllers?', label: 'Controllers' },
  working: {
    question: 'Does everything work?',
    label: 'Working',
    yes: 'Everything works.',
    no: 'Not everything works.',
  },
  age: { question: 'How old is it?', label: 'Age', unit: 'years' },
  included: { question: "What's included?", label: 'Included' },
  dimensions: { question: 'What are the dimensions?', label: 'Dimensions', unit: 'inches' },
  height: { question: 'How tall is it?', label: 'Height', unit: 'inches' },
  bulb: { question: 'Bulb included?', label: 'Bulb', yes: 'Bulb included.', no: 'No bulb included.' },
  'smoke-free': {
    question: 'Smoke-free home?',
    label: 'Smoke-free home',
    yes: 'From a smoke-free home.',
    no: 'Not from a smoke-free home.',
  },
  'pet-free': {
    question: 'Pet-free home?',
    label: 'Pet-free home',
    yes: 'From a pet-free home.',
    no: 'Not from a pet-free home.',
  },
  material: { question: "What's it made of?", label: 'Material' },
  'mattress-size': { question: 'What size is it?', label: 'Size' },
  'battery-included': {
    question: 'Battery and charger included?',
    label: 'Battery and charger',
    yes: 'Battery and charger included.',
    no: 'No battery or charger included.',
  },
  mileage: { question: "What's the mileage?", label: 'Mileage', unit: 'miles' },
  year: { question: 'What year is it?', label: 'Year' },
  title: {
    question: 'Clean title in hand?',
    label: 'Title',
    yes: 'Clean title in hand.',
    no: 'No clean title.',
  },
  fits: { question: 'Which vehicles does it fit?', label: 'Fits' },
  'tire-size': { question: 'What size are they?', label: 'Size' },
  'clothing-size': { question: 'What size is it?', label: 'Size' },
  'shoe-size': { question: 'What size are they?', label: 'Size' },
  fit: { question: 'How does it fit?', label: 'Fit' },
  flaws: { question: 'Any stains, holes or repairs?', label: 'Stains, holes or repairs' },
  'frame-size': { question: 'What frame or wheel size?', label: 'Frame size' },
  serviced: { question: 'When was it last serviced?', label: 'Last serviced' },
  length: { question: 'How long is it?', label: 'Length' },
  weight: { question: 'How heavy is it?', label: 'Weight', unit: 'lb' },
  'gear-size': { question: 'What size is it?', label: 'Size' },
  made: { question: 'What year or edition is it?', label: 'Year or edition' },
  complete: {
    question: 'Is it complete?',
    label: 'Complete',
    yes: 'It is complete.',
    no: 'It is not complete.',
  },
  'original-box': {
    question: 'Original box included?',
    label: 'Original box',
    yes: 'Original box included.',
    no: 'No original box.',
  },
  authentic: {
    question: 'Any proof that it is authentic?',
    label: 'Proof of authenticity',
  },
  case: { question: 'Case included?', label: 'Case', yes: 'Case included.', no: 'No case included.' },
  'set-up': {
    question: 'Ready to play?',
    label: 'Ready to play',
    yes: 'Ready to play.',
    no: 'Needs some work before it plays.',
  },
  metal: { question: 'Which metal or stone?', label: 'Metal or stone' },
  'ring-size': { question: 'What ring size?', label: 'Ring size' },
  'chain-length': { question: 'How long is it?', label: 'Length', unit: 'inches' },
  'case-size': { question: 'How wide is the case?', label: 'Case width', unit: 'mm' },
  papers: {
    question: 'Box and papers?',
    label: 'Box and papers',
    yes: 'Comes with box and papers.',
    no: 'No box or papers.',
  },
  runs: {
    question: 'Does it run and keep time?',
    label: 'Runs',
    yes: 'It runs and keeps time.',
    no: 'It does not keep time.',
  },
  'child-age': { question: 'For what age?', label: 'Age', unit: 'years' },
  expires: { question: 'When does it expire?', label: 'Expires' },
  size: { question: 'What size is it?', label: 'Size' },
} as const satisfies Record<string, AskedInWords | AskedForYesOrNo>;

export type BuyerQuestionId = keyof typeof BUYER_QUESTIONS;

/** A question as part of a draft. */
export interface BuyerQuestion {
  id: BuyerQuestionId;
  question: string;
  label: string;
  /** A claim by a model that only the seller can confirm. */
  suggestion?: string | undefined;
}

/** Maximum questions per draft. */
export const MAX_QUESTIONS = 3;
/** Maximum length of an answer. */
export const ANSWER_LENGTH = 160;

export const isBuyerQuestion = (id: string): id is BuyerQuestionId => Object.hasOwn(BUYER_QUESTIONS, id);

/** Whether the answer is 'yes' or 'no', chosen by a button. */
export const asksYesOrNo = (id: BuyerQuestionId): boolean => 'yes' in BUYER_QUESTIONS[id];

/** Returns the unit beside the field, such as "inches"; null if there is none. */
export const answerUnit = (id: BuyerQuestionId): string | null => {
  const question: AskedInWords | AskedForYesOrNo = BUYER_QUESTIONS[id];
  return 'unit' in question ? (question.unit ?? null) : null;
};

const onlyNumber = /^\d+(?:[.,]\d+)?$/;

/** Returns the answer as a sentence: "Storage: 128GB." Empty without an answer. */
export function answerSentence(id: BuyerQuestionId, answer: string): string {
  const question: AskedInWords | AskedForYesOrNo = BUYER_QUESTIONS[id];
  const words = answer.replace(/\s+/g, ' ').slice(0, ANSWER_LENGTH).trim();
  if (words === '') return '';
  if ('yes' in question && /^(?:yes|no)$/i.test(words))
    return words.toLowerCase() === 'yes' ? question.yes : question.no;
  const unit = 'unit' in question && question.unit && onlyNumber.test(words) ? question.unit : '';
  const joint = unit === 'GB' || unit === '%' ? '' : ' ';
  const counted = unit === 'years' && words === '1' ? 'year' : unit;
  const sentence = counted === '' ? words : `${words}${joint}${counted}`;
  return `${question.label}: ${sentence}${/[.!?]$/.test(sentence) ? '' : '.'}`;
}

/** Appends the answers to the description as sentences, in the order of the questions. */
export function withAnswers(
  description: string,
  answers: readonly { id: BuyerQuestionId; answer: string }[],
): string {
  const sentences = answers.map(({ id, answer }) => answerSentence(id, answer)).filter(Boolean);
  return [description.trim(), ...sentences].filter(Boolean).join(' ');
}
