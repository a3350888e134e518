import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useRetainedFocus } from '../../../../../platform/web/focus/use-retained-focus.ts';
import { type Refusal, refusalToast } from '../../../../../platform/web/form/submission.ts';
import { useAttempts } from '../../../../../platform/web/form/use-submission.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../../platform/web/ui/price-tag.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { vibrate } from '../../../../../platform/web/vibration.ts';
import { UNAUTHORIZED } from '../../../../../shared/http-status.ts';
import { dollarsForInput } from '../../../../../shared/money.ts';
import { categoryLabel, conditionLabel } from '../../../../../shared/taxonomy.ts';
import { postListing, WantedSlot } from '../../../../items/listings/web/listings.ts';
import { recordListing } from '../../../../running/web-app/web/web-app.ts';
import { textRuleErrors } from '../../../../trust/text-rules/contract/errors.ts';
import { toastOfText } from '../../../../trust/text-rules/web/text-rules.ts';
import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';
import { inWords, missingFacts } from './missing-facts.ts';

interface GeneratedListingProps {
  /** Null if it could not be made. */
  draft: ListingDraft | null;
  /** The words have changed since. */
  outdated: boolean;
  generating: boolean;
  onGenerate: () => void;
  onUseInForm: (draft: ListingDraft) => void;
}

/** The listing made of a transcript, to take into the form or to post as it is. */
export function GeneratedListing({
  draft,
  outdated,
  generating,
  onGenerate,
  onUseInForm,
}: GeneratedListingProps) {
  const { posting, post } = usePostDraft(onUseInForm);
  const retainedFocus = useRetainedFocus<HTMLElement>();
  const again = !draft || outdated;
  return (
    <section
      {...retainedFocus}
      className="panel grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-5 py-4.5 md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:gap-5"
      aria-label="Your listing"
    >
      <span
        className="grid size-15 place-items-center rounded-tile rounded-ss-xl bg-lilac text-on-lilac max-md:hidden"
        aria-hidden="true"
      >
        <Icon name="tag" className="icon" />
      </span>
      <div className="min-w-0">
        <h2 className="text-xl leading-tight">{draft ? draft.title || 'Untitled' : 'No listing yet'}</h2>
        {draft ? (
          <p className="mt-2 flex flex-wrap gap-1.25">
            {draft.condition && <Badge>{conditionLabel(draft.condition)}</Badge>}
            {draft.category && <Badge>{categoryLabel(draft.category)}</Badge>}
            {draft.tags.slice(0, 4).map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        ) : (
          <p className="hint mt-1">Your words are safe. Try again, or type the listing yourself.</p>
        )}
      </div>
      {draft?.priceCents != null ? <PriceTag cents={draft.priceCents} size="lg" /> : <span />}
      {draft && <WantedSlot listing={draft} className="col-span-full md:order-last" />}
      <div className="col-span-full grid grid-cols-2 gap-2 md:col-auto md:flex">
        {draft && (
          <Button variant={again ? 'line' : 'zest'} onClick={() => onUseInForm(draft)}>
            Use in form
          </Button>
        )}
        {again && (
          <Button
            variant="primary"
            busy={generating}
            busyLabel="Writing..."
            className={draft ? 'max-md:order-last max-md:col-span-full' : undefined}
            onClick={onGenerate}
          >
            <Icon name="sparkles" />
            {draft ? 'Update listing' : 'Generate'}
          </Button>
        )}
        <Button variant="line" busy={posting} busyLabel="Posting..." onClick={() => post(draft)}>
          Post it now
        </Button>
      </div>
    </section>
  );
}

const NOTHING_TO_POST: Refusal = {
  title: 'Error',
  detail: "Please generate a listing first and ensure you're logged in.",
};

const NOT_POSTED: Refusal = {
  title: 'Posting Failed',
  detail: 'Could not post your listing. Please try again.',
};

/** Refusals that say which words they are about. */
const ABOUT_WORDS: ReadonlySet<string> = new Set([
  textRuleErrors.TEXT_REFUSED.code,
  textRuleErrors.TEXT_UNSURE.code,
]);

/** Posts a generated listing without changes. */
function usePostDraft(onUseInForm: (draft: ListingDraft) => void) {
  const navigate = useNavigate();
  const { busy, send } = useAttempts({ toastOf: toastOfText });
  // Posting the same draft again after a lost response must not create a second listing.
  const sent = useRef<{ draft: ListingDraft; id: string } | null>(null);

  function post(draft: ListingDraft | null): void {
    if (busy) return;
    if (!draft) return void toast(refusalToast(NOTHING_TO_POST));
    const missing = missingFacts(draft);
    if (missing.length > 0) {
      const text = `It still needs ${inWords(missing)}.`;
      const action = { label: 'Use in form', onSelect: () => onUseInForm(draft) };
      return void toast({ tone: 'error', title: NOT_POSTED.title, text, action });
    }
    if (sent.current?.draft !== draft) sent.current = { draft, id: newId() };
    const submissionId = sent.current.id;
    void send(async (sure) => {
      const outcome = await postListing({ ...bodyOf(draft), submissionId, ...(sure && { sure }) });
      if (!outcome.ok) {
        const { problem } = outcome;
        if (ABOUT_WORDS.has(problem.code)) return problem;
        return problem.status === UNAUTHORIZED ? NOTHING_TO_POST : NOT_POSTED;
      }
      vibrate();
      recordListing();
      toast({ tone: 'success', title: 'Listing posted', text: "It's live, at the top of Browse." });
      await navigate(`/listing/${outcome.data.id}`);
      return null;
    });
  }

  return { posting: busy, post };
}

function bodyOf({ title, description, priceCents, category, condition, tags }: ListingDraft) {
  return {
    title,
    description,
    price: priceCents === null ? '' : dollarsForInput(priceCents),
    category: category ?? ('' as const),
    condition: condition ?? ('' as const),
    tags,
    area: '',
    position: null,
    pickupHours: null,
    photos: [],
    aiGenerated: true,
  };
}
