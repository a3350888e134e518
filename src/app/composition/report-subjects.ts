import { findListing } from '../../features/listings/server/listings.queries.ts';
import { othersMessages } from '../../features/messages/server/messages.ts';
import { findProfile } from '../../features/profiles/server/profiles.queries.ts';
import { REPORT_LIMITS } from '../../features/reports/contract/report-limits.ts';
import type { ReportServices } from '../../features/reports/server/send-report.ts';
import { shownReview } from '../../features/reviews/server/reviews.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { ownerOf } from '../../platform/server/http/actor.ts';

/** What there is to see of each kind of thing that people report, and whose it is. */
export function reportSubjects(db: Database): ReportServices['findReported'] {
  return {
    listing: async (_reporter, id) => {
      const listing = await findListing(db, id);
      if (listing === undefined) return undefined;
      const { title, description, seller_id, guest_key } = listing;
      return { owner: ownerOf(seller_id, guest_key), title, text: description };
    },
    profile: async (_reporter, id) => {
      const profile = await findProfile(db, id);
      if (profile === undefined) return undefined;
      const title = profile.full_name ?? profile.username ?? 'User';
      return { owner: { kind: 'member', id }, title, text: profile.bio ?? '' };
    },
    conversation: async (reporter, id) => {
      const said = await othersMessages(db, reporter, id, REPORT_LIMITS.seenMessages);
      return said && { owner: said.other, title: 'Messages', text: said.texts.join('\n\n') };
    },
    review: async (_reporter, id) => {
      const review = await shownReview(db, id);
      if (review === undefined) return undefined;
      const { item_title, text, reviewer_id, reviewer_guest } = review;
      const owner = reviewer_id || reviewer_guest ? ownerOf(reviewer_id, reviewer_guest) : null;
      return { owner, title: `Review about ${item_title}`, text };
    },
  };
}
