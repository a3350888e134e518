import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { withGeneralMessage } from '../../../../platform/web/api/api-problem.ts';
import type { Refusal } from '../../../../platform/web/form/submission.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { signInRedirect } from '../../../people/accounts/web/accounts.ts';
import { CreatePreview } from './create-preview.tsx';
import { listingContentOf } from './drafts/edit-draft.ts';
import { useEditDraft } from './drafts/use-edit-draft.ts';
import { ListingFields } from './listing-fields.tsx';
import type { ListingForm } from './listing-form.ts';
import { failureMeta, loadListingOf } from './listing-route.tsx';
import { type ChosenPhotos, useListingForm } from './use-listing-form.ts';

export { ErrorBoundary } from './listing-route.tsx';

export const handle: PageHandle = { phoneBar: { title: 'Edit Listing', closeTo: '/dashboard' }, task: true };

export const meta: MetaFunction = ({ matches, error }) =>
  error ? failureMeta(matches) : [pageTitle(matches, 'Edit Listing'), { name: 'robots', content: 'noindex' }];

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const [listing, viewer] = await Promise.all([
    loadListingOf({ request, context }, params.id),
    load(pageOf(context).api.GET('/api/viewer')),
  ]);
  if (!viewer.account && !viewer.guest) throw signInRedirect(url);
  if (!listing.can.edit) throw redirect(`/listing/${listing.id}`);
  return { listing, owner: viewer.account?.id ?? viewer.guest?.guestId ?? '' };
}

const NOT_SAVED: Refusal = {
  title: 'Error saving listing',
  detail: 'Failed to save listing. Please try again.',
};

const PHOTO_MISSING: Refusal = {
  title: 'Error saving listing',
  detail: "A photo didn't upload. Retry or remove it, then save.",
};

/** Keyed by listing, so that navigating to another one doesn't save this form over it. */
export default function EditPage() {
  const { listing } = useLoaderData<typeof loader>();
  return <EditListing key={listing.id} />;
}

function EditListing() {
  const { listing, owner } = useLoaderData<typeof loader>();
  const { id, seller } = listing;
  const navigate = useNavigate();
  const [before] = useState(() => listingContentOf(listing));
  const state = useListingForm({
    initial: before.form,
    photos: before.photos,
    photoMissing: PHOTO_MISSING,
    send: save,
  });

  const draft = useEditDraft({ person: owner, listingId: id, before, state });

  async function save(
    { aiGenerated: _, ...typed }: ListingForm,
    photos: ChosenPhotos,
  ): Promise<Refusal | null> {
    const body = { ...typed, photos };
    const outcome = await outcomeOf(api.PUT('/api/listings/{id}', { params: { path: { id } }, body }));
    if (outcome.ok) {
      draft.clear();
      toast({ tone: 'success', title: 'Listing saved', text: 'Your changes are live.' });
      await navigate(`/listing/${id}`, { replace: true });
      return null;
    }
    return withGeneralMessage(outcome.problem, NOT_SAVED);
  }

  return (
    <div className="wrap pb-14 max-md:pt-4">
      <h1 className="text-6xl max-md:sr-only md:my-6">Edit Listing</h1>
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-16">
        <div className="min-w-0">
          <ListingFields state={state} listingId={id}>
            <div className="mt-1 flex flex-col gap-3 md:flex-row md:items-center md:gap-5">
              <Button
                type="submit"
                variant="zest"
                size="lg"
                className="md:min-w-55"
                busy={state.busy}
                busyLabel={state.uploading ? 'Waiting for photos...' : 'Saving...'}
              >
                Save changes
              </Button>
              <ButtonLink to={`/listing/${id}`} variant="quiet" size="lg">
                Cancel
              </ButtonLink>
            </div>
          </ListingFields>
        </div>
        <CreatePreview
          form={state.form}
          cover={state.photos.uploads[0]?.preview || null}
          seller={seller.kind === 'member' ? seller : null}
        >
          <p className="hint mt-4 px-1.5">Changes as you type. It goes live when you save.</p>
        </CreatePreview>
      </div>
      <ConfirmDialog
        open={draft.leaving.asked}
        title="Leave without saving?"
        text="Your changes are kept as a draft on this device."
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        onConfirm={draft.leaving.leave}
        onCancel={draft.leaving.stay}
      />
      <Dialog
        open={draft.stale.asked}
        onClose={draft.stale.later}
        title="Your draft is older than the listing"
        description="The listing was changed after you began this draft. If you save the draft, it replaces those changes."
      >
        <div className="dialog-actions">
          <Button variant="line" onClick={draft.stale.useListing}>
            Use the listing
          </Button>
          <Button onClick={draft.stale.useDraft} data-autofocus>
            Use my draft
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
