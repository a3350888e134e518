import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { newId } from '../../../../platform/web/new-id.ts';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { contentOf, draftStore, fillIn } from '../../../items/listings/web/listings.ts';
import { CreditPill } from '../../../paying/credits/web/credits.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import { RecorderTool } from '../../voice/web/voice.ts';
import { loadPosted } from './load-posted.ts';
import { Posted } from './posted.tsx';
import { SellHead } from './sell-head.tsx';
import { SELL_HANDLE, STEPS_MODE } from './sell-mode.ts';
import { SellScreen } from './sell-screen.tsx';
import { startsFresh } from './start-fresh.ts';

export const handle = SELL_HANDLE;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Voice Recorder',
    'Snap it, say it or type it. Title, price and category come back filled in. Free, no commission or fees.',
  );

export const loader = async ({ url, context }: LoaderFunctionArgs) => ({
  posted: await loadPosted(pageOf(context).api, url),
});

/** Switching steps or views loads nothing from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('posted') !== nextUrl.searchParams.get('posted');

/** The three steps, with the recorder open, and the recorder tool as a second view. */
export default function VoiceRecorderPage() {
  const { posted } = useLoaderData<typeof loader>();
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  if (params.get('view') === 'transcript') return <TranscriptView />;
  if (posted) return <Posted mode={STEPS_MODE} posted={posted} />;
  const fresh = startsFresh(state);
  return (
    <SellScreen
      key={fresh ? key : ''}
      mode={STEPS_MODE}
      like={null}
      fresh={fresh}
      // Create Another starts over with a photo.
      startsByVoice={!fresh}
      hasTranscript
    />
  );
}

/** The recorder tool: transcribes speech, enhances it, and turns it into a listing for the form. */
function TranscriptView() {
  const { account } = useViewer();
  const navigate = useNavigate();

  function useInForm(draft: ListingDraft) {
    if (!account) return;
    const { content } = fillIn(contentOf(), draft, 'voice');
    const id = newId();
    // The form opens the newest draft. An unfinished one stays in the list of drafts.
    draftStore(account.id).save('listing', id, {
      ...content,
      id,
      photos: [],
      savedAt: Date.now(),
      queued: null,
      like: null,
    });
    void navigate('/create-listing');
  }

  return (
    <div className="pb-14" data-toasts="top">
      <SellHead title="Voice Recorder" closeTo="/dashboard" closeLabel="Close">
        {account && (
          <span className="max-md:hidden">
            <CreditPill />
          </span>
        )}
      </SellHead>
      <div className="wrap">
        <div className="mb-3.5 flex flex-wrap items-center gap-x-6 gap-y-3 md:mb-5">
          <nav className="tabs max-md:w-full" aria-label="Voice tools">
            <Link className="tab flex-auto" to="/voice-recorder">
              Make a listing
            </Link>
            <Link className="tab flex-auto" to="/voice-recorder?view=transcript" aria-current="page">
              Transcript
            </Link>
          </nav>
        </div>
        <RecorderTool onUseInForm={useInForm} />
      </div>
    </div>
  );
}
