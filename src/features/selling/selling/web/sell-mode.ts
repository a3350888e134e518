import { type CategorySlug } from '../../../../shared/taxonomy.ts';
import { EMPTY_FORM, type ListingForm } from '../../../items/listings/web/listings.ts';
import { GENERATION_FAILED } from '../../voice/web/voice.ts';

/** What differs between the addresses that show the screen. The texts are those of the specification. */
export interface SellMode {
  /** Add, check and live are steps of their own, named in the address. */
  hasSteps: boolean;
  /** Guests post on the form instead, which has the same draft. */
  needsAccount: boolean;
  title: string;
  /** Where Close leads. */
  closeTo: string;
  /** The form as it starts. */
  start: ListingForm;
  /** The categories that are offered first; null for all. */
  categories: readonly CategorySlug[] | null;
  /** Photos that can be added. */
  maxPhotos: number;
  post: { label: string; verb: string; busy: string };
  notPosted: { title: string; detail: string };
  noWords: { title: string; text: string };
  notWritten: string;
  /** The title of the toast when the microphone cannot be used; null for that of the recorder. */
  microphone: string | null;
  /** What the recorder collects at a time, in milliseconds. */
  chunkMs: number;
}

const NO_WORDS = 'Please enter a brief description';

export const FORM_MODE: SellMode = {
  hasSteps: false,
  needsAccount: false,
  title: 'Create Listing',
  closeTo: '/listings',
  start: EMPTY_FORM,
  categories: null,
  maxPhotos: 5,
  post: { label: 'Post listing', verb: 'post', busy: 'Posting...' },
  notPosted: { title: 'Error posting listing', detail: 'Failed to post listing. Please try again.' },
  noWords: { title: 'No description provided', text: NO_WORDS },
  notWritten: 'Error Processing Description',
  microphone: null,
  chunkMs: 250,
};

export const STEPS_MODE: SellMode = {
  hasSteps: true,
  needsAccount: true,
  title: 'Make a listing',
  closeTo: '/dashboard',
  start: { ...EMPTY_FORM, category: 'electronics', condition: 'good' },
  categories: ['electronics', 'home-garden', 'clothing', 'sporting-goods'],
  maxPhotos: 1,
  post: { label: 'Publish', verb: 'publish', busy: 'Publishing...' },
  notPosted: { title: 'Creation Failed', detail: 'Could not create your listing. Please try again.' },
  noWords: { title: 'Input Required', text: NO_WORDS },
  notWritten: GENERATION_FAILED,
  microphone: 'Microphone Error',
  chunkMs: 200,
};

export const AI_MODE: SellMode = { ...STEPS_MODE, title: 'AI-Powered Listing' };
