import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, personKey } from '../../../../platform/server/http/actor.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import type { SearchQuery } from '../contract/search.ts';

/** Who searches, as far as a request shows. */
interface Searcher {
  actor: Actor;
  address: string;
  userAgent: string;
}

export interface SearchCounts {
  /** Counts a search in a category; of the same person one a minute, and none of bots. */
  note: (category: CategorySlug, searcher: Searcher) => void;
  /** Adds what was counted to the table; by itself each minute. */
  flush: () => Promise<void>;
}

/** People kept apart at a time, so that memory is bounded. */
const MOST = 20_000;

/**
 * Counts searches per category and day, for what insights say about demand. They are collected for a minute, so that
 * searching costs no write; a process that dies loses that minute. Who searched is never stored.
 */
export function createSearchCounts(db: Database, log: Log): SearchCounts {
  let searched = new Map<CategorySlug, Set<string>>();
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...searched].map(([category, people]) => ({ category, searches: people.size }));
    searched = new Map();
    size = 0;
    if (counted.length === 0) return;
    await sql`
      insert into search_days as total (category, day, searches)
      select category, (now() at time zone 'utc')::date, searches
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (category text, searches integer)
      order by category
      on conflict (category, day) do update set searches = total.searches + excluded.searches`.execute(db);
  }

  return {
    note(category, { actor, address, userAgent }) {
      if (size >= MOST || userAgent === '' || isbot(userAgent)) return;
      const people = searched.get(category) ?? new Set();
      const person = actor.kind === 'visitor' ? address : personKey(actor);
      if (people.has(person)) return;
      searched.set(category, people.add(person));
      size += 1;
      timer ??= setTimeout(() => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'searches of a minute were not counted'));
      }, MINUTE_MS).unref();
    },
    flush,
  };
}

/** What a search is about: the category it names or, for words alone, that of most of what it found. */
export function searchedCategory(
  { q, category }: Pick<SearchQuery, 'q' | 'category'>,
  found: readonly { category: string }[],
): CategorySlug | undefined {
  if (category !== undefined || !q?.trim()) return category;
  const [most] = [...Map.groupBy(found, (listing) => listing.category)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most && most[1].length * 2 > found.length ? (most[0] as CategorySlug) : undefined;
}
