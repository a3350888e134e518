import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { type Failure, GENERATION_FAILED } from '../../voice/web/voice.ts';

/** Texts of the wizard that the specification names. */

export const INPUT_REQUIRED = { title: 'Input Required', text: 'Please enter a brief description' };

export const LOGIN_REQUIRED = { title: 'Login Required', text: 'Please sign in to create a listing' };

export const CREATION_FAILED = {
  title: 'Creation Failed',
  detail: 'Could not create your listing. Please try again.',
};

export const PHOTO_MISSING = {
  title: CREATION_FAILED.title,
  detail: "Your photo didn't upload. Retry or remove it, then publish.",
};

export const MICROPHONE_ERROR = 'Microphone Error';

/** What the recorder shows when no listing came of its words. */
export const notWritten = ({ detail }: Pick<ApiProblem, 'detail'>): Failure => ({
  title: GENERATION_FAILED,
  detail,
  retry: true,
});
