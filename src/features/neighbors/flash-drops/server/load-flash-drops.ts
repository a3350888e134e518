import type { Config } from '../../../../platform/server/config.ts';
import { pageOfRows, readTimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { Actor, Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { MemberSummary, PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { presentPerson } from '../../../people/people/server/people.ts';
import { mayAct } from '../../../running/operators/server/operators.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type {
  FlashDrop,
  FlashDrops,
  FlashDropsQuery,
  MyFlashDrops,
  RunningFlashDrop,
  RunningQuery,
  UserParticipation,
} from '../contract/flash-drop.ts';
import { PRIZES } from '../contract/prizes.ts';
import { themeImage } from '../contract/themes.ts';
import type { Ranking } from './board.ts';
import {
  type EventListingRow,
  findFeatured,
  type ListingServices,
  presentListings,
} from './event-listings.ts';
import { presentTimes, progressOf } from './flash-drop-times.ts';
import { abilities } from './flash-drops.policy.ts';
import {
  eventCursorAfter,
  type FlashDropRow,
  findCanceled,
  findCurrent,
  findFlashDrop,
  findJoined,
  findMembers,
  findParticipations,
  findPast,
  findRunning,
  findUpcoming,
  type ParticipationRow,
} from './flash-drops.queries.ts';
import { findStandingHolders, findWinners, type HolderRow } from './prizes.queries.ts';
import type { Standings } from './standings.ts';

export interface LoadServices extends ListingServices {
  config: Pick<Config, 'timeZone'>;
  standings: Standings;
}

const viewerId = (actor: Actor): string | null => (actor.kind === 'member' ? actor.id : null);

const MAX_LEADERS_SHOWN = 5;
const MAX_UPCOMING_SHOWN = 6;
/** Operators manage all of these, and are warned about overlaps. */
const MAX_UPCOMING_MANAGED = 100;
/** Quick Seller can have any number of winners. A card shows the best ones. */
const MAX_WINNERS_SHOWN = 3;

export async function loadFlashDrops(
  services: LoadServices,
  actor: Actor,
  { cursor, limit }: FlashDropsQuery,
): Promise<FlashDrops> {
  const { db } = services;
  const viewer = viewerId(actor);
  const isOperator = mayAct(actor, 'event.edit');
  const page = { limit, cursor: readTimeCursor(cursor) };
  const [current, upcoming, past, canceled] = await Promise.all([
    findCurrent(db, viewer),
    findUpcoming(db, viewer, isOperator ? MAX_UPCOMING_MANAGED : MAX_UPCOMING_SHOWN),
    findPast(db, viewer, page),
    isOperator ? findCanceled(db, viewer) : [],
  ]);
  const { shown, nextCursor } = pageOfRows(past, limit, eventCursorAfter);
  const presented = await present(services, actor, [...current, ...upcoming, ...shown, ...canceled]);
  const of = (rows: readonly FlashDropRow[]) => rows.flatMap(({ id }) => presented.get(id) ?? []);
  const { timeZone } = services.config;
  return {
    current: of(current),
    upcoming: of(upcoming),
    past: of(shown),
    canceled: of(canceled),
    nextCursor,
    timeZone,
  };
}

/** Returns the event to mention on other pages. A single statement, because every such page runs it. */
export async function loadRunning(
  { db, config: { timeZone } }: Pick<LoadServices, 'db' | 'config'>,
  actor: Actor,
  { listingId, soon }: RunningQuery,
): Promise<RunningFlashDrop | null> {
  const row = await findRunning(db, viewerId(actor), {
    listingId: listingId ?? null,
    soon: soon !== undefined,
  });
  if (row === undefined) return null;
  const { id, title, joined, participants } = row;
  return { id, title, ...presentTimes(row, new Date()), timeZone, joined, participants };
}

/**
 * Loads a Flash Drop as a viewer sees it.
 * @throws DomainError FLASH_DROP_NOT_FOUND.
 */
export async function loadFlashDrop(services: LoadServices, actor: Actor, id: string): Promise<FlashDrop> {
  const row = await findFlashDrop(services.db, id, viewerId(actor));
  const event = row && (await present(services, actor, [row])).get(id);
  if (event === undefined) throw new DomainError(flashDropErrors.FLASH_DROP_NOT_FOUND);
  return event;
}

/** Returns the events that a member takes or took part in. */
export async function loadMyFlashDrops(
  services: LoadServices,
  member: Member,
  { cursor, limit }: FlashDropsQuery,
): Promise<MyFlashDrops> {
  const joined = await findJoined(services.db, member.id, { limit, cursor: readTimeCursor(cursor) });
  const { shown, nextCursor } = pageOfRows(joined, limit, eventCursorAfter);
  const [presented, overall] = await Promise.all([
    present(services, member, shown),
    services.standings.of({ year: 0 }),
  ]);
  const me = await overall.rowOf(member.id);
  return {
    points: me?.points ?? 0,
    rank: me?.rank ?? null,
    events: shown.flatMap(({ id }) => presented.get(id) ?? []),
    nextCursor,
  };
}

/** Presents events to the viewer, by id. */
async function present(
  services: LoadServices,
  actor: Actor,
  rows: readonly FlashDropRow[],
): Promise<Map<string, FlashDrop>> {
  const { db, config } = services;
  const now = new Date();
  const started = rows.filter(({ starts_at }) => starts_at <= now);
  const idsOf = (some: readonly FlashDropRow[]) => some.map(({ id }) => id);
  const [boards, featured, standing, won, mine] = await Promise.all([
    boardsOf(services, idsOf(started)),
    started.length > 0 ? findFeatured(db, idsOf(started)) : ([] as EventListingRow[]),
    findStandingHolders(db, idsOf(started.filter(({ finished_at }) => finished_at === null))),
    findWinners(db, idsOf(started.filter(({ finished_at }) => finished_at !== null))),
    actor.kind === 'member' ? findParticipations(db, actor.id, idsOf(rows)) : null,
  ]);
  const holders = Map.groupBy([...standing, ...won], ({ flash_drop_id }) => flash_drop_id);
  const [featuredListings, people] = await Promise.all([
    presentListings(services, actor, featured),
    findMembers(
      db,
      [...standing, ...won].flatMap(({ profile_id }) => profile_id ?? []),
    ),
  ]);

  const presentOne = async (row: FlashDropRow): Promise<FlashDrop> => {
    const times = presentTimes(row, now);
    const participation = mine?.get(row.id);
    const holding = holders.get(row.id) ?? [];
    const board = boards.get(row.id);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      theme: row.theme,
      image: themeImage(row.theme),
      ...times,
      timeZone: config.timeZone,
      progress: progressOf(row, now),
      participants: row.participants,
      totalListings: row.listings,
      totalSales: row.sales,
      decidedAt: row.finished_at?.toISOString() ?? null,
      prizes: presentPrizes(holding, people),
      leaderboard: (await board?.page(null, MAX_LEADERS_SHOWN))?.rows ?? [],
      featuredListings: featuredListings.get(row.id) ?? [],
      userParticipation: participation
        ? await presentParticipation(participation, viewerId(actor) ?? '', board)
        : null,
      winners: times.phase === 'over' ? presentWinners(holding, people) : [],
      reminder: { on: row.is_reminded, count: row.reminders },
      can: abilities(actor, times.phase, participation !== undefined),
    };
  };
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await presentOne(row)] as const)));
}

type People = ReadonlyMap<string, MemberSummary>;
const DELETED_PERSON: PersonSummary = presentPerson(null, {
  username: null,
  full_name: null,
  avatar_url: null,
  rating: null,
  total_ratings: null,
});
const personOf = (id: string | null, people: People): PersonSummary =>
  (id === null ? undefined : people.get(id)) ?? DELETED_PERSON;

const presentPrizes = (holding: readonly HolderRow[], people: People): FlashDrop['prizes'] =>
  PRIZES.map((prize) => {
    const holders = holding.filter((holder) => holder.prize === prize.id);
    const [first] = holders;
    return {
      ...prize,
      leader:
        first === undefined ? null : { person: personOf(first.profile_id, people), amount: first.amount },
      holders: holders.length,
    };
  });

const presentWinners = (holding: readonly HolderRow[], people: People): FlashDrop['winners'] =>
  PRIZES.flatMap(({ id }) =>
    holding
      .filter(({ prize }) => prize === id)
      .slice(0, MAX_WINNERS_SHOWN)
      .map(({ prize, profile_id, amount }) => ({ prize, person: personOf(profile_id, people), amount })),
  );

async function presentParticipation(
  { joined_at, points, listings, sales, prizes }: ParticipationRow,
  id: string,
  board: Ranking | undefined,
): Promise<UserParticipation> {
  const standing = points > 0 ? await board?.rankWith(id, points) : undefined;
  const ahead = standing?.ahead;
  return {
    joinedAt: joined_at.toISOString(),
    rank: standing?.rank ?? null,
    points,
    listings,
    sales,
    tiedWith: standing?.tiedWith ?? 0,
    next: ahead ? { person: ahead.person, rank: ahead.rank, points: ahead.points } : null,
    prizes: prizes as UserParticipation['prizes'],
  };
}

async function boardsOf(
  { standings }: Pick<LoadServices, 'standings'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Ranking>> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await standings.of({ event: id })] as const)));
}
