import { useEffect, useEffectEvent } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router';
import { isApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { usePremiumGate } from '../../../paying/plans/web/plans.ts';
import { signInRedirect } from '../../../people/accounts/web/accounts.ts';
import { UpgradeRow } from '../../listing-drafts/web/listing-drafts.ts';
import { loadPosted } from './load-posted.ts';
import { Posted } from './posted.tsx';
import { AI_MODE, SELL_HANDLE } from './sell-mode.ts';
import { SellScreen } from './sell-screen.tsx';
import { startsFresh } from './start-fresh.ts';

export const handle = SELL_HANDLE;

export const meta: MetaFunction = ({ matches }) => [
  pageTitle(matches, 'AI-Powered Listing'),
  { name: 'robots', content: 'noindex' },
];

/** The server checks the entitlement each time the page opens. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const viewer = await load(api.GET('/api/viewer'));
  if (!viewer.account && !viewer.guest) throw signInRedirect(url, 'create-listing');
  const path = { entitlement: 'voice_to_listing' } as const;
  const [{ error }, posted] = await Promise.all([
    api.POST('/api/entitlements/{entitlement}/check', { params: { path } }),
    loadPosted(api, url),
  ]);
  return { isRefused: isApiProblem(error), posted };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('posted') !== nextUrl.searchParams.get('posted');

/**
 * The three steps for Premium members. Others are sent to the plans, unless they start with photos or typing, which
 * are free, or go on with a draft.
 */
export default function AiListingPage() {
  const { isRefused, posted } = useLoaderData<typeof loader>();
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  const gate = usePremiumGate();
  const fresh = startsFresh(state);
  const refuse = useEffectEvent(() => {
    if (isRefused && posted === null && !fresh && params.get('step') !== 'check') gate.turnAway();
  });
  useEffect(() => refuse(), []);
  if (posted) return <Posted mode={AI_MODE} posted={posted} />;
  return (
    <div onPointerDown={gate.stay} onKeyDown={gate.stay}>
      <SellScreen key={fresh ? key : ''} mode={AI_MODE} like={null} fresh={fresh} />
      {isRefused && (
        <div className="wrap pb-8">
          <UpgradeRow
            icon="sparkles"
            text="Listings written by AI come with Premium. Photos and typing are free."
          />
        </div>
      )}
    </div>
  );
}
