import { useRef } from 'react';
import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { DeskHead, useDeskKeys } from '../../../operators/web/operators.ts';
import { FOUND_KINDS, type FoundKind, MAX_SEARCH_LENGTH } from '../../contract/found-kinds.ts';
import type { DeskResults } from '../../contract/search.ts';
import { DeskSection } from './desk-section.tsx';
import { DealRow, ListingRow, PaymentRow, PersonRow } from './found-rows.tsx';

const KIND_NAMES: Readonly<Record<FoundKind, string>> = {
  people: 'People',
  listings: 'Listings',
  deals: 'Deals',
  payments: 'Payments',
};

const isKind = (text: string | null): text is FoundKind =>
  (FOUND_KINDS as readonly (string | null)[]).includes(text);

export async function loader({ url, context }: LoaderFunctionArgs) {
  const q = (url.searchParams.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const param = url.searchParams.get('kind');
  const kind = isKind(param) ? param : undefined;
  const results = await load(pageOf(context).api.GET('/api/desk/search', { params: { query: { q, kind } } }));
  return { q, kind, results };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'People. Operator', 'Find people, listings, deals and payments.');

const addressOf = (q: string, kind?: FoundKind): string => {
  const query = new URLSearchParams({ ...(q !== '' && { q }), ...(kind && { kind }) });
  return query.size === 0 ? '/operator/people' : `/operator/people?${query}`;
};

/** Finds people, listings, deals and payments. */
export default function PeoplePage() {
  const { q, kind, results } = useLoaderData<typeof loader>();
  const search = useRef<HTMLInputElement>(null);
  useDeskKeys('People', [{ keys: '/', label: 'Find', run: () => search.current?.focus() }]);
  return (
    <>
      <DeskHead title="People">And their listings, deals and payments.</DeskHead>
      <Form role="search" aria-label="People, listings, deals and payments" className="mb-4">
        {kind && <input type="hidden" name="kind" value={kind} />}
        <div className="control control-group gap-3 rounded-full ps-4.5 pe-1">
          <Icon name="search" className="icon-lg flex-none text-ink-2" />
          <label className="sr-only" htmlFor="people-q">
            Name, email address, ID, title or Stripe reference
          </label>
          <input
            key={q}
            ref={search}
            id="people-q"
            name="q"
            type="search"
            dir="auto"
            placeholder="Name, email, ID or title"
            defaultValue={q}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" size="sm">
            Find
          </Button>
        </div>
      </Form>
      <nav aria-label="Kinds of results" className="mb-5 flex flex-wrap gap-2">
        <KindLink name="Everything" to={addressOf(q)} isCurrent={kind === undefined} />
        {FOUND_KINDS.map((foundKind) => (
          <KindLink
            key={foundKind}
            name={KIND_NAMES[foundKind]}
            to={addressOf(q, foundKind)}
            isCurrent={kind === foundKind}
          />
        ))}
      </nav>
      {kind === undefined ? (
        <Everything q={q} results={results} />
      ) : (
        // Further pages belong to one search.
        <OneKind key={`${kind} ${q}`} q={q} kind={kind} results={results} />
      )}
    </>
  );
}

function KindLink({ name, to, isCurrent }: { name: string; to: string; isCurrent: boolean }) {
  return (
    <Link to={to} className="chip" aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </Link>
  );
}

function Everything({ q, results }: { q: string; results: DeskResults }) {
  const kinds = FOUND_KINDS.filter((kind) => results[kind].length > 0);
  if (kinds.length === 0)
    return (
      <p className="text-ink-2">
        Nothing found. Part of a name or title is enough. Enter everything else in full.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-8">
      {kinds.map((kind) => (
        <DeskSection
          key={kind}
          title={KIND_NAMES[kind]}
          hint={
            results.more.includes(kind) && (
              <Link to={addressOf(q, kind)} className="py-3 underline underline-offset-3">
                All {KIND_NAMES[kind].toLowerCase()}
              </Link>
            )
          }
        >
          <ul className="divide-y divide-line border-y border-line">{rowsOf(results, kind)}</ul>
        </DeskSection>
      ))}
    </div>
  );
}

function OneKind({ q, kind, results }: { q: string; kind: FoundKind; results: DeskResults }) {
  const list = usePagedList(results, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/desk/search', { params: { query: { q, kind, cursor } } })),
    itemsOf: (page) => rowsOf(page, kind).map((row) => ({ id: String(row.key), row })),
  });
  const items = list.items ?? [];
  if (items.length === 0) return <p className="text-ink-2">Nothing found.</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">{items.map(({ row }) => row)}</ul>
      <LoadMore list={list} label="Show more" className="mt-4 justify-items-start" />
    </>
  );
}

function rowsOf({ people, listings, deals, payments }: DeskResults, kind: FoundKind) {
  switch (kind) {
    case 'people':
      return people.map((person) => <PersonRow key={person.id} person={person} />);
    case 'listings':
      return listings.map((listing) => <ListingRow key={listing.id} listing={listing} />);
    case 'deals':
      return deals.map((deal) => <DealRow key={deal.id} deal={deal} />);
    case 'payments':
      return payments.map((payment) => <PaymentRow key={payment.id} payment={payment} />);
  }
}
