/** A process that reads photos; see `photo-reader.ts`. */
import { answerRequests } from '../../../../../platform/server/answer-requests.ts';
import { createReader } from './create-reader.ts';

// Requests that arrive meanwhile are answered when it is ready.
const reader = createReader();

answerRequests(async (photo: Uint8Array) => (await reader)(photo));
