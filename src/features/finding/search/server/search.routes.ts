import { type Database, hitTimeLimit } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { jsonWithETag } from '../../../../platform/server/http/json-with-etag.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, route } from '../../../../platform/server/http/route.ts';
import { shareWork } from '../../../../platform/server/share-work.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { presentCard } from '../../../items/listings/server/listings.ts';
import { searchErrors } from '../contract/errors.ts';
import { ListingCount, ListingSearch, SearchFilters, SearchQuery } from '../contract/search.ts';
import { type SearchCounts, searchedCategory } from './count-searches.ts';
import { findFeatured } from './featured.queries.ts';
import { countPage, findCountedPage, findPage } from './find-page.ts';
import type { FindAlike } from './meaning/meaning.ts';
import { readBrowse } from './read-browse.ts';

export const tag: ApiTag = { name: 'Search', description: 'Browsing and searching listings.' };

const COUNT_CAP = 1000;

interface Services {
  db: Database;
  searchCounts: SearchCounts;
  findAlike: FindAlike | null;
}

/** Routes to browse and search listings for sale. */
export function searchRoutes({ db, searchCounts, findAlike }: Services) {
  const share = shareWork<Awaited<ReturnType<typeof find>>>();

  async function find(query: SearchQuery, actor: Actor) {
    const read = await readBrowse(db, query, async () => actor);
    const { rows, nextCursor, matching, total } = await (query.count === undefined
      ? findPage(db, read, query, findAlike)
      : findCountedPage(db, read, query, findAlike, COUNT_CAP));
    const count = query.count === undefined || total === null ? undefined : cappedCount(total);
    const featured =
      query.featured === undefined || matching === null
        ? undefined
        : await findFeatured(db, matching, actor, rows, query.hidden);
    return { read, rows, nextCursor, count, featured };
  }

  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/listings',
        operationId: 'searchListings',
        tag,
        summary: 'Browse and search active listings',
        access: 'optional',
        scope: 'listings:read',
        request: { query: SearchQuery },
        responses: {
          200: {
            ...json(ListingSearch, 'A page of listings.'),
            headers: { ETag: { schema: { type: 'string' }, description: 'For `If-None-Match`.' } },
          },
          304: { description: 'The page is unchanged from what `If-None-Match` names.' },
        },
        errors: [commonErrors.AUTHENTICATION_REQUIRED, searchErrors.SEARCH_TOO_BROAD],
      }),
      async (c) => {
        const query = c.req.valid('query');
        const actor = await actorOf(c);
        // All visitors get the same results, so concurrent identical searches share one.
        const { read, rows, nextCursor, count, featured } = await withinTime(
          actor.kind === 'visitor'
            ? share(JSON.stringify(query), () => find(query, actor))
            : find(query, actor),
        );
        const category = searchedCategory(query, rows);
        if (category !== undefined && query.cursor === undefined && query.seller === undefined) {
          const { address } = c.var;
          searchCounts.note(category, { actor, address, userAgent: c.req.header('user-agent') ?? '' });
        }
        const listings = rows.map((row) => ({ ...presentCard(row), misses: row.misses?.slice() }));
        const { read: understanding, correction = null } = read.search ?? {};
        return jsonWithETag(c, {
          listings,
          nextCursor,
          understood: understanding?.understood.slice() ?? [],
          correction,
          count,
          featured: featured?.map(presentCard),
        });
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/listings/count',
        operationId: 'countListings',
        tag,
        summary: 'Count the results of a search, up to 1,000',
        access: 'optional',
        scope: 'listings:read',
        request: { query: SearchFilters },
        responses: { 200: json(ListingCount, 'The count, capped.') },
        errors: [commonErrors.AUTHENTICATION_REQUIRED, searchErrors.SEARCH_TOO_BROAD],
      }),
      async (c) => {
        const count = async () =>
          countPage(db, await readBrowse(db, c.req.valid('query'), () => actorOf(c)), COUNT_CAP);
        return c.json(cappedCount(await withinTime(count())), 200);
      },
    );
}

/** Says what to change about a search that hit the time limit of statements, which trying again would not help. */
async function withinTime<T>(search: Promise<T>): Promise<T> {
  try {
    return await search;
  } catch (error) {
    throw hitTimeLimit(error) ? new DomainError(searchErrors.SEARCH_TOO_BROAD, { cause: error }) : error;
  }
}

const cappedCount = (count: number) => ({ count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP });
