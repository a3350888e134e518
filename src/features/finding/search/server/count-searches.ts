import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, personKey } from '../../../../platform/server/http/actor.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import type { SearchQuery } from '../contract/search.ts';

/** The sender of a search request. */
interface Searcher {
  actor: Actor;
  address: string;
  userAgent: string;
}

export interface SearchCounts {
  /** Counts a search in a category, at most once per minute and person. Ignores bots. */
  note: (category: CategorySlug, searcher: Searcher) => void;
  /** Adds the counts to the table. Runs by itself every minute. */
  flush: () => Promise<void>;
}

/** Maximum number of people remembered at a time. */
const MAX_PEOPLE = 20_000;

/**
 * Counts searches per category and day, which insights show as demand. Counts are written once a minute instead of on
 * each search, so a crash loses up to a minute. Searchers are never stored.
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
      if (size >= MAX_PEOPLE || userAgent === '' || isbot(userAgent)) return;
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

/** Returns the category of a search: the chosen one, or the one of more than half of the results. */
export function searchedCategory(
  { q, category }: Pick<SearchQuery, 'q' | 'category'>,
  results: readonly { category: string }[],
): CategorySlug | undefined {
  if (category !== undefined || !q?.trim()) return category;
  const [most] = [...Map.groupBy(results, (listing) => listing.category)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most && most[1].length * 2 > results.length ? (most[0] as CategorySlug) : undefined;
}
