import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { useErrorNotice } from '../../../../platform/web/page/use-error-notice.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { ListingPage } from '../../../items/listings/contract/listing.ts';
import { ListingGrid } from '../../../items/listings/web/listings.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';

const LOAD_FAILED = { title: 'Error loading favorites', text: 'Failed to load favorites.' };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data, response } = await pageOf(context).api.GET('/api/favourites');
  requireSignIn(url, response);
  return { first: data ?? null };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [pageTitle(matches, 'Favorites')];

export default function FavoritesPage() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-1.5 pb-20 md:pt-3">
      <h1 className="t-page mb-6 md:mb-8">Favorites</h1>
      {first === null ? <FavoritesFailed /> : <Saved first={first} />}
    </div>
  );
}

function Saved({ first }: { first: ListingPage }) {
  const list = usePagedList(first, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/favourites', { params: { query: { cursor } } })),
    itemsOf: ({ listings }) => listings,
    onMoreFailed: ({ detail }) => toast({ tone: 'error', title: LOAD_FAILED.title, text: detail }),
  });
  const listings = list.items ?? [];

  if (listings.length === 0 && list.nextCursor === null) {
    return (
      <EmptyState
        look="panel"
        icon={<Icon name="heart" />}
        title="Nothing saved yet"
        text="Tap the heart on a listing to save it here."
        action={<ButtonLink to="/listings">Browse</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ListingGrid listings={listings} inViewCount={4} wide />
      <LoadMore list={list} size="lg" className="mt-12" />
    </>
  );
}

function FavoritesFailed() {
  useErrorNotice(LOAD_FAILED);
  return <LoadFailed panel {...LOAD_FAILED} />;
}
