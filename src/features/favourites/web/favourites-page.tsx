import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { pageOf } from '../../../platform/web/page-context.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../platform/web/ui/error-state.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { requireSignIn } from '../../accounts/web/accounts.ts';
import type { ListingPage } from '../../listings/contract/listing.ts';
import { ListingGrid } from '../../listings/web/listings.ts';

const LOAD_FAILED = { title: 'Error loading favourites', text: 'Failed to load favourites.' };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data, response } = await pageOf(context).api.GET('/api/favourites');
  requireSignIn(url, response);
  return { first: data ?? null };
}

export const meta: MetaFunction<typeof loader> = () => [{ title: 'Favourites. Offhand' }];

export default function FavouritesPage() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-4 pb-20 md:pt-8">
      <h1 className="t-page mb-6 md:mb-8">Favourites</h1>
      {/* Pages fetched further belong to one first page. */}
      {first === null ? <LoadFailed /> : <Saved key={first.listings[0]?.id ?? ''} first={first} />}
    </div>
  );
}

function Saved({ first }: { first: ListingPage }) {
  const [further, setFurther] = useState<ListingPage | null>(null);
  const [busy, setBusy] = useState(false);
  const listings = further ? [...first.listings, ...further.listings] : first.listings;
  const cursor = further ? further.nextCursor : first.nextCursor;

  async function loadMore() {
    if (cursor === null) return;
    setBusy(true);
    const outcome = await outcomeOf(api.GET('/api/favourites', { params: { query: { cursor } } }));
    setBusy(false);
    if (!outcome.ok) {
      toast({ tone: 'error', title: LOAD_FAILED.title, text: outcome.problem.detail });
      return;
    }
    const { listings: more, nextCursor } = outcome.data;
    setFurther((before) => ({ listings: [...(before?.listings ?? []), ...more], nextCursor }));
  }

  if (listings.length === 0 && cursor === null) {
    return (
      <EmptyState
        look="panel"
        icon={<Heart />}
        title="Nothing saved yet"
        text="Press the heart on a thing you like, and it waits for you here."
        action={<ButtonLink to="/listings">Browse</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ListingGrid listings={listings} eagerCount={4} wide />
      {cursor !== null && (
        <div className="mt-12 grid justify-items-center">
          <Button variant="line" size="lg" busy={busy} busyLabel="Loading..." onClick={() => void loadMore()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function LoadFailed() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    toast({ tone: 'error', ...LOAD_FAILED });
  }, []);
  return <ErrorState panel {...LOAD_FAILED} busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
