import { Link, useNavigate } from 'react-router';
import { newId } from '../../../../platform/web/new-id.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { CreditPill } from '../../../paying/credits/web/credits.ts';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import { contentOf, draftStore, fillIn } from '../../../items/listings/web/listings.ts';
import { RecorderTool } from '../../voice/web/voice.ts';
import { SellHead } from './sell-head.tsx';

/** The recorder tool: transcribes speech, enhances it, and turns it into a listing for the form. */
export function TranscriptView() {
  const { account } = useViewer();
  const navigate = useNavigate();

  function useInForm(draft: ListingDraft) {
    if (!account) return;
    const { content } = fillIn(contentOf(), draft, 'voice');
    const id = newId();
    // The form opens the newest draft. An unfinished one stays in the list of drafts.
    draftStore(account.id).keep('listing', id, {
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
      <SellHead title="Voice" closeTo="/dashboard" closeLabel="Close">
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
