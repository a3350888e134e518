import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../../platform/web/ui/price-tag.tsx';
import { useKeepFocus } from '../../../../../platform/web/use-keep-focus.ts';
import { categoryLabel, conditionLabel } from '../../../../../shared/taxonomy.ts';
import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';
import { WantedSlot } from '../../../../items/listings/web/listings.ts';
import { usePostDraft } from './use-post-draft.ts';

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
  const keepFocus = useKeepFocus<HTMLElement>();
  const again = !draft || outdated;
  return (
    <section
      {...keepFocus}
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
        <Button variant="line" busy={posting} busyLabel="Posting..." onClick={() => void post(draft)}>
          Post it now
        </Button>
      </div>
    </section>
  );
}
