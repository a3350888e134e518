import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { formOf } from '../../../items/listings/web/listings.ts';
import { signInRedirect } from '../../../people/accounts/web/accounts.ts';
import { loadPosted, ownListing } from './load-posted.ts';
import { Posted } from './posted.tsx';
import { FORM_MODE, SELL_HANDLE } from './sell-mode.ts';
import { SellScreen } from './sell-screen.tsx';
import { startsFresh } from './start-fresh.ts';

const TakeShared = lazy(() => import('./take-shared.tsx'));

export const handle = SELL_HANDLE;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Create Listing', 'Post something you no longer need. Free, no commission or fees.');

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const viewer = await load(api.GET('/api/viewer'));
  if (!viewer.account && !viewer.guest) throw signInRedirect(url, 'create-listing');
  const [like, posted] = await Promise.all([
    ownListing(api, url.searchParams.get('like')),
    loadPosted(api, url),
  ]);
  return { like, posted };
}

export default function CreatePage() {
  const { like, posted } = useLoaderData<typeof loader>();
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  if (params.has('shared'))
    return (
      <Suspense>
        <TakeShared />
      </Suspense>
    );
  if (posted) return <Posted mode={FORM_MODE} posted={posted} />;
  const fresh = startsFresh(state);
  return (
    <SellScreen
      key={fresh ? key : (like?.id ?? '')}
      mode={FORM_MODE}
      like={like && { id: like.id, form: formOf(like) }}
      fresh={fresh}
    />
  );
}
