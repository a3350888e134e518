import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume } from '../../../../platform/server/job.ts';
import { listingEdited, listingPosted } from '../../../items/listings/contract/signals.ts';
import { decisionSettled } from '../../cases/contract/signals.ts';
import type { SendToQueue } from '../../text-rules/server/text-rules.ts';
import { countFine } from './count-fine.ts';
import { noticeCopies } from './notice-copies.ts';

type Services = Pick<PlatformServices, 'db'> & { sendToQueue: SendToQueue };

export const copiesFeature = defineFeature({
  name: 'copies',
  build: ({ db, sendToQueue }: Services) => ({
    jobs: [
      consume(listingPosted, 'copies.notice', (posted) => noticeCopies({ db, sendToQueue }, posted)),
      consume(listingEdited, 'copies.notice-edited', (edited) => noticeCopies({ db, sendToQueue }, edited)),
      consume(decisionSettled, 'copies.count-fine', ({ decisionId }) => countFine(db, decisionId)),
    ],
  }),
});
