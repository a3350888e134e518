import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, personKey } from '../../../../platform/server/http/actor.ts';
import { addMonths } from '../../../../platform/server/payments/add-months.ts';
import { counted } from '../../../../shared/counted.ts';
import { authorize } from '../../../running/operators/server/operators.ts';
import { countDealsAbout, openDealsOf } from '../../../talking/deals/server/deals.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import type { Actions, Effects, PreviewedActions } from '../contract/decision.ts';
import { requireCase, subjectOf } from './case-key.ts';
import { aboutOf } from './case-rows.queries.ts';
import { brokeRule } from './cases.policy.ts';
import { endOf } from './check-decision.ts';
import { decisionRows } from './decisions.queries.ts';
import { loadPerson } from './load-person.ts';
import { actionsButton, statementTitle } from './statement-texts.ts';

const NOTHING: Actions = { onSubject: 'none', onPerson: 'none', until: null };

/**
 * Returns what actions would do, as of now. For an appeal, what its outcome would do.
 * @throws DomainError CASE_NOT_FOUND, AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function previewEffects(
  db: Database,
  actor: Actor,
  id: string,
  { actions, outcome }: PreviewedActions,
): Promise<Effects> {
  authorize(actor, 'case.read');
  const caseRow = await requireCase(db, id);
  const chosen = actions ?? NOTHING;
  const person = aboutOf(caseRow);
  const decided =
    caseRow.appeal_of === null
      ? undefined
      : await decisionRows(db).where('decisions.id', '=', caseRow.appeal_of).executeTakeFirst();
  const suspends = chosen.onPerson === 'suspend' || chosen.onPerson === 'close';
  const wasSuspended = decided?.on_person === 'suspend' || decided?.on_person === 'close';
  const isListing = caseRow.kind === 'listing';
  const takesListing = isListing && (chosen.onSubject === 'hide' || chosen.onSubject === 'take-down');
  const wasTaken = isListing && (decided?.on_subject === 'hide' || decided?.on_subject === 'take-down');
  const isReview = caseRow.kind === 'review';
  const takesReview = isReview && (chosen.onSubject === 'hide' || chosen.onSubject === 'take-down');
  const [content, deals, reporters, about] = await Promise.all([
    countContent(db, caseRow, person),
    countEndingDeals(db, suspends ? person : null, takesListing ? caseRow.target_id : null),
    countReporters(db, decided?.case_id ?? id),
    person && loadPerson(db, person, id),
  ]);
  const isAppeal = decided !== undefined;
  const undoes = isAppeal && outcome !== undefined && outcome !== 'keep';
  const listingsLeave = isAppeal
    ? 0
    : suspends
      ? content.shownListings
      : takesListing
        ? content.thisListing
        : 0;
  const reviewsLeave = isAppeal ? 0 : suspends ? content.shownReviews : takesReview ? 1 : 0;
  const listingsReturn = undoes
    ? (wasSuspended && !suspends ? content.hiddenListings : 0) || (wasTaken && !takesListing ? 1 : 0)
    : chosen.onSubject === 'restore' && isListing
      ? 1
      : 0;
  const reviewsReturn = undoes && wasSuspended && !suspends ? content.hiddenReviews : 0;
  const tells = isAppeal
    ? outcome !== undefined
    : brokeRule(chosen.onSubject, chosen.onPerson) || chosen.onSubject === 'restore';
  const reportersHear = isAppeal && outcome === 'keep' ? 0 : reporters;
  return {
    listingsLeave,
    listingsReturn,
    reviewsLeave,
    reviewsReturn,
    dealsEnd: isAppeal ? 0 : deals,
    reportersHear,
    mail:
      tells && person !== null
        ? {
            to: about?.mail ?? null,
            subject: isAppeal
              ? appealSubject(outcome)
              : statementTitle({ ...chosen, until: endOf(chosen), title: caseRow.title }),
            appealUntil: addMonths(new Date(), CASE_LIMITS.appealMonths).toISOString(),
          }
        : null,
    sentences: sentencesOf({
      listingsLeave,
      listingsReturn,
      reviewsLeave,
      reviewsReturn,
      dealsEnd: isAppeal ? 0 : deals,
      reportersHear,
    }),
    button: isAppeal ? appealButton(outcome) : actionsButton(chosen),
  };
}

async function countEndingDeals(
  db: Database,
  suspended: ReturnType<typeof aboutOf>,
  listingId: string | null,
): Promise<number> {
  if (suspended !== null) return (await openDealsOf(db, suspended)).length;
  return listingId === null ? 0 : countDealsAbout(db, listingId);
}

export const appealSubject = (outcome: string | undefined): string =>
  outcome === 'undo'
    ? 'You were right: we undid our decision'
    : outcome === 'milder'
      ? 'We changed our decision'
      : 'We looked again, and our decision stays';

const appealButton = (outcome: string | undefined): string =>
  outcome === 'undo' ? 'Undo the decision' : outcome === 'milder' ? 'Make it milder' : 'Keep the decision';

type Counts = Pick<
  Effects,
  'listingsLeave' | 'listingsReturn' | 'reviewsLeave' | 'reviewsReturn' | 'dealsEnd' | 'reportersHear'
>;

function sentencesOf(counts: Counts): string[] {
  const content = (listings: number, reviews: number, verb: string, verbOne: string) => {
    const parts = [
      ...(listings > 0 ? [counted(listings, 'listing')] : []),
      ...(reviews > 0 ? [counted(reviews, 'review')] : []),
    ];
    if (parts.length === 0) return [];
    return [`${parts.join(' and ')} ${listings + reviews === 1 ? verbOne : verb}`];
  };
  return [
    ...content(counts.listingsLeave, counts.reviewsLeave, 'leave the site', 'leaves the site'),
    ...content(counts.listingsReturn, counts.reviewsReturn, 'come back', 'comes back'),
    ...(counts.dealsEnd > 0
      ? [`${counted(counts.dealsEnd, 'open deal ends', 'open deals end')}, and the other person is told`]
      : []),
    ...(counts.reportersHear > 0
      ? [counted(counts.reportersHear, 'reporter hears the outcome', 'reporters hear the outcome')]
      : []),
  ];
}

interface ContentCounts {
  shownListings: number;
  hiddenListings: number;
  thisListing: number;
  shownReviews: number;
  hiddenReviews: number;
}

async function countContent(
  db: Database,
  caseRow: Parameters<typeof subjectOf>[0],
  person: ReturnType<typeof aboutOf>,
): Promise<ContentCounts> {
  const key = person === null ? null : personKey(person);
  const isGuest = person?.kind === 'guest';
  const { rows } = await sql<ContentCounts>`
    select
      count(*) filter (where not hidden)::int as "shownListings",
      count(*) filter (where owner_suspended)::int as "hiddenListings",
      (select count(*)::int from listings where id = ${caseRow.target_id} and deleted_at is null and not hidden)
        as "thisListing",
      (select count(*)::int from reviews where not hidden
        and ${isGuest ? sql`reviewer_guest` : sql`reviewer_id`} = ${key}::uuid) as "shownReviews",
      (select count(*)::int from reviews where author_suspended
        and ${isGuest ? sql`reviewer_guest` : sql`reviewer_id`} = ${key}::uuid) as "hiddenReviews"
    from listings
    where ${isGuest ? sql`guest_key` : sql`seller_id`} = ${key}::uuid and deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('counting returned nothing');
  return row;
}

async function countReporters(db: Database, caseId: string): Promise<number> {
  const { reporters } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<string>().as('reporters'))
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('reporter_id', 'is not', null), eb('email', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return Number(reporters);
}
