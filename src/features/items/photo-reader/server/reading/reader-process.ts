/** A process that reads photos; see `photo-reader.ts`. */
import { constants, setPriority } from 'node:os';
import type { HelperResponse, HelperRequest } from '../../../../../platform/server/on-demand-helper.ts';
import type { PhotoWriting } from '../../contract/photo-writing.ts';
import { createReader } from './create-reader.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The parent is gone.
process.once('disconnect', () => process.exit());

// Orders that arrive meanwhile are answered when it is ready.
const reader = createReader();

process.on('message', ({ id, order }: HelperRequest<Uint8Array>) => {
  void answer(order).then(
    (read) => process.send?.({ id, answer: read } satisfies HelperResponse<PhotoWriting>),
    // After a failure its memory cannot be trusted, so it ends.
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

const answer = async (photo: Uint8Array): Promise<PhotoWriting> => (await reader)(photo);
