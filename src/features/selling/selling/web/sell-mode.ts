import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { type CategorySlug } from '../../../../shared/taxonomy.ts';
import { EMPTY_FORM, type ListingForm } from '../../../items/listings/web/listings.ts';
import { GENERATION_FAILED } from '../../voice/web/voice.ts';

/** What differs between the addresses of the selling screen. Texts are from the specification. */
export interface SellMode {
  /** Whether Add, Check and Live are separate steps, named in the address. */
  hasSteps: boolean;
  /** Whether posting requires an account. Guests post in the form instead, which has the same draft. */
  needsAccount: boolean;
  title: string;
  /** The address that Close leads to. */
  closeTo: string;
  /** The initial values of the form. */
  start: ListingForm;
  /** The categories shown first; null for all. */
  categories: readonly CategorySlug[] | null;
  /** Maximum number of photos. */
  maxPhotos: number;
  post: { label: string; verb: string; busy: string };
  notPosted: { title: string; detail: string };
  noWords: { title: string; text: string };
  notWritten: string;
  /** Title of the toast when the microphone can't be used; null for the recorder's default. */
  microphone: string | null;
  /** Length of one chunk of audio, in milliseconds. */
  chunkMs: number;
}

/** No dock and no footer: a wrong tap must not leave the form. */
export const SELL_HANDLE: PageHandle = {
  phoneBar: 'none',
  dock: 'none',
  footer: 'none',
  task: true,
  offlineBar: 'own',
};

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
  title: 'Voice Recorder',
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
