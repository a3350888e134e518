import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume } from '../../../../platform/server/job.ts';
import { listingEdited, listingPosted } from '../../../items/listings/contract/signals.ts';
import { decisionSettled } from '../../cases/contract/signals.ts';
import type { SendToQueue } from '../../text-rules/server/text-rules.ts';
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

/**
 * Counts the matches of text rules that sent a subject to the queue as fine, if someone decided that nothing is wrong.
 * Runs when the decision can't be undone anymore.
 */
async function countFine(db: Database, decisionId: string): Promise<void> {
  await sql`
    update text_rule_hits set was_fine = true
    from decisions join cases on cases.id = decisions.case_id
    where decisions.id = ${decisionId} and decisions.on_subject = 'none' and decisions.on_person = 'none'
      and text_rule_hits.subject_id = cases.target_id and text_rule_hits.outcome = 'queued'`.execute(db);
}
