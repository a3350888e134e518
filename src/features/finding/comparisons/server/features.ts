import type { FactId } from '../../../items/item-language/server/item-language.ts';

/** A feature that listings are compared by. */
interface Feature {
  label: string;
  /** What a buyer asks a seller who does not say it. */
  question: string;
  /** What is better, where values can be compared. */
  rank?: 'higher' | 'lower' | 'newer';
}

/** In the order of the table. */
export const FEATURES: Readonly<Record<FactId, Feature>> = {
  brand: { label: 'Brand', question: 'What brand is it?' },
  year: { label: 'Year', question: 'What year is it?', rank: 'newer' },
  mileage: { label: 'Mileage', question: "What's the mileage?", rank: 'lower' },
  title: { label: 'Title', question: 'Is there a clean title in hand?' },
  processor: { label: 'Processor', question: 'Which processor does it have?' },
  memory: { label: 'Memory', question: 'How much memory does it have?', rank: 'higher' },
  storage: { label: 'Storage', question: 'How much storage does it have?', rank: 'higher' },
  'battery-health': { label: 'Battery health', question: "How's the battery health?", rank: 'higher' },
  'screen-size': { label: 'Screen size', question: 'What screen size is it?' },
  'clothing-size': { label: 'Size', question: 'What size is it?' },
  'frame-size': { label: 'Frame size', question: 'What frame size is it?' },
  'mattress-size': { label: 'Size', question: 'What size is it?' },
  'case-size': { label: 'Case size', question: 'How wide is the case?' },
  dimensions: { label: 'Dimensions', question: 'What are the dimensions?' },
  height: { label: 'Height', question: 'How tall is it?' },
  length: { label: 'Length', question: 'How long is it?' },
  weight: { label: 'Weight', question: 'How heavy is it?' },
  material: { label: 'Material', question: "What's it made of?" },
  color: { label: 'Color', question: 'What color is it?' },
  damage: { label: 'Damage', question: 'Any scratches, cracks or other damage?' },
  working: { label: 'Works', question: 'Does everything work?' },
  age: { label: 'Age', question: 'How old is it?', rank: 'newer' },
  unlocked: { label: 'Unlocked', question: 'Is it unlocked?' },
  'original-box': { label: 'Original box', question: 'Do you still have the box?' },
  charger: { label: 'Charger', question: 'Does a charger come with it?' },
  cables: { label: 'Cables', question: 'Do the cables come with it?' },
  remote: { label: 'Remote', question: 'Does the remote come with it?' },
  case: { label: 'Case', question: 'Does a case come with it?' },
  accessories: { label: 'Accessories', question: 'What comes with it?' },
  complete: { label: 'Complete', question: 'Is it complete?' },
  warranty: { label: 'Warranty', question: 'Is there any warranty left?' },
  receipt: { label: 'Proof of purchase', question: 'Do you have the receipt?' },
  'smoke-free': { label: 'Smoke-free home', question: 'Is it from a smoke-free home?' },
  'pet-free': { label: 'Pet-free home', question: 'Is it from a pet-free home?' },
};

export const FEATURE_IDS = Object.keys(FEATURES) as FactId[];
