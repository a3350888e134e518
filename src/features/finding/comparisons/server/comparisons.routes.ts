import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { ListingQuery } from '../../../items/listings/contract/listing-query.ts';
import {
  ComparableListings,
  ComparableQuery,
  NewComparison,
  SimilarPrices,
  SimilarPricesQuery,
} from '../contract/comparable-listing.ts';
import { Comparison } from '../contract/comparison.ts';
import { ComparisonHistory, ComparisonHistoryQuery } from '../contract/comparison-history.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { tag } from './api-tag.ts';
import { compareListings, findComparable, findSimilarPrices } from './compare-listings.ts';
import type { ComparisonServices } from './comparison-services.ts';
import {
  deleteComparison,
  listComparisons,
  openComparison,
  saveComparison,
  unsaveComparison,
} from './own-comparisons.ts';

/** What can be wrong with the listings that someone chose. */
const choiceErrors = [
  comparisonErrors.TOO_FEW_TO_COMPARE,
  comparisonErrors.TOO_MANY_TO_COMPARE,
  comparisonErrors.SAME_ITEM_TWICE,
  comparisonErrors.TOO_MANY_COMPARISONS,
];

export function comparisonRoutes(services: ComparisonServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/comparisons/listings',
        operationId: 'findComparableListings',
        tag,
        summary:
          'Up to 6 listings to choose from: active, with the words in their title, newest first, then exact matches',
        access: 'optional',
        request: { query: ComparableQuery },
        responses: { 200: json(ComparableListings, 'The listings.') },
      }),
      async (c) => {
        const listings = await findComparable(services, await actorOf(c), c.req.valid('query'));
        return c.json({ listings }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/comparisons/similar-prices',
        operationId: 'findSimilarPrices',
        tag,
        summary: 'What listings like these cost: a part of their comparison that is known sooner',
        access: 'optional',
        request: { query: SimilarPricesQuery },
        responses: { 200: json(SimilarPrices, 'The prices.') },
        errors: choiceErrors,
      }),
      async (c) => {
        const viewer = { actor: await actorOf(c), address: c.var.address };
        return c.json(await findSimilarPrices(services, viewer, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/comparisons',
        operationId: 'compareListings',
        tag,
        summary: 'Compare 2 or 3 listings',
        description:
          'Members and guests keep it among their last 5; comparing the same items again, in any order, brings it to the top. Nothing is stored for visitors.',
        access: 'optional',
        request: { body: jsonBody(NewComparison) },
        responses: { 200: json(Comparison, 'The comparison.') },
        errors: [
          ...choiceErrors,
          comparisonErrors.ITEM_SOLD,
          comparisonErrors.ITEM_GONE,
          comparisonErrors.ITEMS_GONE,
          comparisonErrors.COMPARISON_FAILED,
        ],
      }),
      async (c) => {
        const viewer = { actor: await actorOf(c), address: c.var.address, signal: c.req.raw.signal };
        return c.json(await compareListings(services, viewer, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/comparisons',
        operationId: 'listComparisons',
        tag,
        summary: "The viewer's recent or saved comparisons; none for visitors",
        access: 'optional',
        request: { query: ComparisonHistoryQuery },
        responses: { 200: json(ComparisonHistory, 'The comparisons.') },
      }),
      async (c) =>
        c.json(await listComparisons(services, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/comparisons/{id}',
        operationId: 'getComparison',
        tag,
        summary: 'One of the own comparisons, with the listings as they are now and what changed',
        access: 'owner',
        request: { params: byId, query: ListingQuery.pick({ near: true }) },
        responses: { 200: json(Comparison, 'The comparison.') },
        errors: [comparisonErrors.COMPARISON_NOT_FOUND],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { near } = c.req.valid('query');
        return c.json(await openComparison(services, await actorOf(c), id, near), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/comparisons/{id}',
        operationId: 'deleteComparison',
        tag,
        summary: 'Remove an own comparison, and the link to it',
        access: 'owner',
        request: { params: byId },
        responses: { 204: { description: 'It is gone.' } },
        errors: [comparisonErrors.COMPARISON_NOT_FOUND],
      }),
      async (c) => {
        await deleteComparison(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/comparisons/{id}/saved',
        operationId: 'saveComparison',
        tag,
        summary: 'Save a comparison; repeating it changes nothing',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is saved.' } },
        errors: [
          comparisonErrors.SIGN_IN_TO_SAVE_COMPARISON,
          comparisonErrors.COMPARISON_NOT_FOUND,
          comparisonErrors.TOO_MANY_SAVED_COMPARISONS,
        ],
      }),
      async (c) => {
        await saveComparison(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/comparisons/{id}/saved',
        operationId: 'unsaveComparison',
        tag,
        summary: 'Save a comparison no longer; it stays while it is among the last 5, or shared',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is not saved.' } },
        errors: [comparisonErrors.SIGN_IN_TO_SAVE_COMPARISON, comparisonErrors.COMPARISON_NOT_FOUND],
      }),
      async (c) => {
        await unsaveComparison(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}
