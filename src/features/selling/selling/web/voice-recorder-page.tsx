import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router';
import { pageOf } from '../../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page-handle.ts';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import { loadPosted } from './load-posted.ts';
import { Posted } from './posted.tsx';
import { STEPS_MODE } from './sell-mode.ts';
import { SellScreen } from './sell-screen.tsx';
import { startsFresh } from './start-fresh.ts';
import { TranscriptView } from './transcript-view.tsx';

export const handle: PageHandle = {
  phoneBar: 'none',
  dock: 'none',
  footer: 'none',
  task: true,
  offlineBar: 'own',
};

export const meta = () =>
  pageMeta(
    'Make a listing. Offhand',
    'Snap it, say it or type it. Title, price and category come back filled in. Free, no commission or fees.',
  );

export const loader = async ({ url, context }: LoaderFunctionArgs) => ({
  posted: await loadPosted(pageOf(context).api, url),
});

/** Switching steps or views loads nothing from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('posted') !== nextUrl.searchParams.get('posted');

/** The three steps, and the recorder tool as a second view. */
export default function VoiceRecorderPage() {
  const { posted } = useLoaderData<typeof loader>();
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  if (params.get('view') === 'transcript') return <TranscriptView />;
  if (posted) return <Posted mode={STEPS_MODE} posted={posted} />;
  const fresh = startsFresh(state);
  return <SellScreen key={fresh ? key : ''} mode={STEPS_MODE} like={null} fresh={fresh} hasTranscript />;
}
