import { useRef } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../platform/web/page-handle.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { signInRedirect, useEntitlement } from '../../accounts/web/accounts.ts';
import { GuestCard } from '../../guests/web/guests.ts';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import { countGuesses, QuickText } from '../../listing-drafts/web/listing-drafts.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { handOverPhotos } from '../../photos/web/photos.ts';
import { CreatePreview } from './create-preview.tsx';
import { EMPTY_FORM, formOf, type ListingForm } from './listing-form.ts';
import { ListingFields } from './listing-fields.tsx';
import { useKeptDraft } from './drafts/use-kept-draft.ts';
import { postedInto, usePostingPlaces } from './posting-places.ts';
import { PostingTo } from './posting-to.tsx';
import { VoicePanelSlot } from './voice-panel-slot.tsx';
import { type ChosenPhotos, type Refusal, useListingForm } from './use-listing-form.ts';

export const handle: PageHandle = { phoneBar: { title: 'Create Listing', closeTo: '/listings' }, task: true };

export const meta: MetaFunction = () => [
  { title: 'Create Listing. Offhand' },
  { name: 'description', content: 'Post something you no longer need. Free, no commission or fees.' },
];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const viewer = await load(server.GET('/api/viewer'));
  if (!viewer.account && !viewer.guest) throw signInRedirect(url, 'create-listing');
  return {
    owner: viewer.account?.id ?? viewer.guest?.guestId ?? '',
    seller: viewer.account && { name: viewer.account.name, avatarUrl: viewer.account.avatarUrl },
    like: await ownListing(server, url.searchParams.get('like')),
  };
}

/** The listing to start from, if it still exists and is the viewer's own. */
async function ownListing(server: ReturnType<typeof pageOf>['api'], id: string | null) {
  if (id === null) return null;
  const { data } = await server.GET('/api/listings/{id}', { params: { path: { id } } });
  return data?.own ? data : null;
}

const NOT_POSTED: Refusal = {
  title: 'Error posting listing',
  detail: 'Failed to post listing. Please try again.',
};

const PHOTO_MISSING: Refusal = {
  title: 'Error posting listing',
  detail: "A photo didn't upload. Retry or remove it, then post.",
};

export default function CreatePage() {
  const { owner, seller, like } = useLoaderData<typeof loader>();
  const initial = like ? formOf(like) : EMPTY_FORM;
  return (
    <CreateForm
      key={like?.id ?? ''}
      initial={initial}
      like={like?.id ?? null}
      owner={owner}
      seller={seller}
    />
  );
}

interface CreateFormProps {
  initial: ListingForm;
  /** The own listing that it starts from. */
  like: string | null;
  /** Account id or Guest ID. */
  owner: string;
  /** Null for a guest. */
  seller: { name: string; avatarUrl: string | null } | null;
}

function CreateForm({ initial, like, owner, seller }: CreateFormProps) {
  const navigate = useNavigate();
  const speaks = useEntitlement('voice_to_listing');
  const places = usePostingPlaces();
  const formElement = useRef<HTMLFormElement>(null);
  const quickText = useRef<HTMLTextAreaElement>(null);
  const state = useListingForm({ initial, photoMissing: PHOTO_MISSING, onTooManyPhotos, send: post });
  const { form, photos } = state;
  const savedDraft = useKeptDraft({
    person: owner,
    like,
    start: initial,
    content: state.content,
    setContent: state.fill,
    photos,
  });

  /** More photos than a listing can have are perhaps of several things. */
  function onTooManyPhotos(files: readonly File[]) {
    const { title, detail } = photoErrors.TOO_MANY_IMAGES;
    const sort = () => {
      handOverPhotos(files);
      void navigate('/pile');
    };
    toast({
      tone: 'error',
      title,
      text: detail,
      action: { label: 'Several things?', onSelect: sort },
    });
  }

  /** Writes the form from what was said, and stores that with it. The answer brings back what was there. */
  function write(draft: ListingDraft, heard: string): () => void {
    const undo = state.fillIn(draft, 'voice', initial);
    state.setWords({ text: heard, said: true });
    return undo;
  }

  async function post(typed: ListingForm, chosen: ChosenPhotos): Promise<Refusal | null> {
    // Sending the same form again after a lost answer must not post a second listing.
    const { place, ids } = postedInto(places.chosen);
    const body = { ...typed, photos: chosen, submissionId: savedDraft.submissionId(), ...ids };
    const outcome = await outcomeOf(api.POST('/api/listings', { body }));
    if (outcome.ok) {
      savedDraft.clear();
      const where = place ? `in ${place.name} and ` : '';
      toast({ tone: 'success', title: 'Listing posted', text: `It's live, ${where}at the top of Browse.` });
      await navigate(place?.path ?? `/listing/${outcome.data.id}`, { replace: true });
      return null;
    }
    const { status } = outcome.problem;
    return status >= 400 && status < 500 ? outcome.problem : NOT_POSTED;
  }

  return (
    <div className="wrap pb-14">
      <div className="flex items-baseline gap-4 max-md:sr-only md:my-6">
        <h1 className="text-6xl">Create Listing</h1>
        <p className="hint">
          {speaks ? 'Talk, type' : 'Type a few words'}, or fill it in yourself. Whatever's quickest.
        </p>
      </div>
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-16">
        <div className="grid min-w-0 gap-4">
          {seller === null && <GuestCard />}
          <PostingTo {...places} />
          <VoicePanelSlot
            onDraft={write}
            guesses={countGuesses(state.notes.marks)}
            onType={() => quickText.current?.focus()}
          />
          <QuickText
            text={state.content.words.text}
            onText={(text) => state.setWords({ ...state.content.words, text })}
            fieldRef={quickText}
            onDraft={(draft) => {
              const undo = state.fillIn(draft, 'text', initial);
              formElement.current?.scrollIntoView({ block: 'start' });
              toast({
                tone: 'info',
                title: 'Listing written',
                text: 'Check the details below.',
                action: { label: 'Undo', onSelect: undo },
              });
            }}
          />
          <div className="mt-2 mb-1 flex flex-wrap items-baseline justify-between gap-x-4 md:mt-5">
            <h2 className="text-xl md:text-2xl">Add photos and check the details</h2>
            <Link
              to="/pile"
              className="inline-flex min-h-11 items-center text-md font-semibold underline underline-offset-4"
            >
              Several things?
            </Link>
          </div>
          <ListingFields state={state} formRef={formElement}>
            <Button
              type="submit"
              variant="zest"
              size="lg"
              className="md:min-w-55"
              busy={state.sending}
              busyLabel={state.uploading ? 'Waiting for photos...' : 'Posting...'}
            >
              Post listing
            </Button>
            <p className="hint max-md:text-center">Free. No commission or fees.</p>
          </ListingFields>
        </div>
        <CreatePreview
          form={{ ...form, description: state.described }}
          marks={state.notes.marks}
          cover={photos.uploads[0]?.preview || null}
          seller={seller}
          hint="Fills in as you type. It goes live when you post it."
        />
      </div>
    </div>
  );
}
