import { type FormEvent, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../platform/web/page-handle.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ChipRadioGroup } from '../../../platform/web/ui/chip-radio-group.tsx';
import { ErrorSummary } from '../../../platform/web/ui/error-summary.tsx';
import { MoneyField } from '../../../platform/web/ui/money-field.tsx';
import { SelectField } from '../../../platform/web/ui/select-field.tsx';
import { TagsField } from '../../../platform/web/ui/tags-field.tsx';
import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { QuickText } from '../../listing-drafts/web/quick-text.tsx';
import { VoicePanel } from '../../listing-drafts/web/voice-panel.tsx';
import { PhotoField } from '../../photos/web/photo-field.tsx';
import { type PhotoUpload, usePhotoUploads } from '../../photos/web/use-photo-uploads.ts';
import { LISTING_LIMITS } from '../contract/listing-limits.ts';
import { CATEGORIES, CONDITIONS } from '../contract/taxonomy.ts';
import { CreatePreview } from './create-preview.tsx';
import { applyDraft, EMPTY_FORM, type FormField, type ListingForm } from './listing-form.ts';
import { useFormDraft } from './use-form-draft.ts';

export const handle: PageHandle = { phoneBar: { title: 'Create Listing', closeTo: '/listings' }, task: true };

export const meta: MetaFunction = () => [
  { title: 'Create Listing. Offhand' },
  { name: 'description', content: 'Post a thing you no longer need. Free, no commission or fees.' },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await load(pageOf(context).api.GET('/api/viewer'));
  if (!viewer.account && !viewer.guest) throw redirect('/auth?next=%2Fcreate-listing&notice=create-listing');
  const owner = viewer.account?.id ?? viewer.guest?.guestId ?? '';
  return {
    owner,
    seller: viewer.account && { name: viewer.account.name, avatarUrl: viewer.account.avatarUrl },
  };
}

const categories = CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));
const conditions = CONDITIONS.map(({ slug, label }) => ({ value: slug, label }));

type Refusal = Pick<ApiProblem, 'title' | 'detail' | 'errors'>;
type Failure = Refusal & { attempt: number };
const NOT_POSTED: Refusal = {
  title: 'Error posting listing',
  detail: 'Failed to post listing. Please try again.',
};
const PHOTO_MISSING: Refusal = {
  title: 'Error posting listing',
  detail: 'A photo was not uploaded. Retry it or remove it, then post.',
};

type FieldErrors = Partial<Record<string, string>>;

export default function CreatePage() {
  const { owner, seller } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const photos = usePhotoUploads();
  const [form, setForm] = useState<ListingForm>(EMPTY_FORM);
  const [filled, setFilled] = useState<FormField[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [posting, setPosting] = useState(false);
  // Sending the same form again after a lost answer must not post a second listing.
  const submissionId = useRef<string | null>(null);
  const uploading = photos.uploads.some(({ state }) => state.kind === 'uploading');
  const formElement = useRef<HTMLFormElement>(null);
  const savedDraft = useFormDraft({ owner, form, setForm, photos });

  function change<F extends FormField>(field: F, value: ListingForm[F]) {
    setForm((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setFilled((now) => now.filter((name) => name !== field));
  }

  function fail({ title, detail, errors: fields }: Refusal) {
    setErrors(Object.fromEntries((fields ?? []).map(({ field, message }) => [field.split('.')[0], message])));
    setFailure((last) => ({ title, detail, attempt: (last?.attempt ?? 0) + 1 }));
    toast({ tone: 'error', title, text: detail });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (posting) return;
    setPosting(true);
    // Pressed while photos are still on their way: posts as soon as the last one is there.
    const uploads = await photos.finished();
    const problem = uploads.some(({ state }) => state.kind === 'failed')
      ? PHOTO_MISSING
      : await post(uploads);
    setPosting(false);
    if (problem) fail(problem);
  }

  /** What went wrong, or null when the listing is there. */
  async function post(uploads: readonly PhotoUpload[]): Promise<Refusal | null> {
    submissionId.current ??= crypto.randomUUID();
    const outcome = await outcomeOf(
      api.POST('/api/listings', {
        body: {
          ...form,
          photos: uploads.flatMap(({ state }) =>
            state.kind === 'done' ? [{ id: state.photo.id, alt: state.photo.alt }] : [],
          ),
          submissionId: submissionId.current,
        },
      }),
    );
    if (outcome.ok) {
      savedDraft.clear();
      toast({ tone: 'success', title: 'Listing posted', text: 'It is the first one people see now.' });
      await navigate(`/listing/${outcome.data.id}`, { replace: true });
      return null;
    }
    const { status } = outcome.problem;
    return status >= 400 && status < 500 ? outcome.problem : NOT_POSTED;
  }

  return (
    <div className="wrap pb-14">
      <div className="flex items-baseline gap-4 max-md:sr-only md:my-6">
        <h1 className="text-[2.75rem]">Create Listing</h1>
        <p className="hint">Type a few words, or fill it in yourself. Whatever's quickest.</p>
      </div>
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-16">
        <div className="grid min-w-0 gap-4">
          <VoicePanel />
          <QuickText
            onDraft={(draft) => {
              const before = form;
              const applied = applyDraft(form, draft);
              setForm(applied.form);
              setFilled(applied.filled);
              setErrors({});
              formElement.current?.scrollIntoView({ block: 'start' });
              toast({
                tone: 'info',
                title: 'Listing written',
                text: 'Check the details below.',
                action: {
                  label: 'Undo',
                  onSelect: () => {
                    setForm(before);
                    setFilled([]);
                  },
                },
              });
            }}
          />
          <h2 className="mt-5 mb-1 text-2xl">Then check the details</h2>
          <form ref={formElement} className="grid gap-7" onSubmit={(event) => void submit(event)} noValidate>
            {failure && (
              <ErrorSummary
                title={failure.title}
                text={failure.detail}
                errors={Object.entries(errors).map(([fieldId, message]) => ({
                  fieldId,
                  message: message ?? '',
                }))}
                attempt={failure.attempt}
              />
            )}
            <PhotoField {...photos.field} />
            <TextField
              label="Title"
              name="title"
              placeholder="What are you letting go of?"
              maxLength={LISTING_LIMITS.title}
              value={form.title}
              error={errors.title}
              filled={filled.includes('title')}
              onChange={(event) => change('title', event.target.value)}
            />
            <TextAreaField
              label="Description"
              name="description"
              placeholder="Age, size, scratches, why you're selling it"
              maxLength={LISTING_LIMITS.description}
              value={form.description}
              error={errors.description}
              filled={filled.includes('description')}
              onChange={(event) => change('description', event.target.value)}
            />
            <div className="grid gap-7 sm:grid-cols-2 sm:gap-4">
              <MoneyField
                label="Price"
                name="price"
                value={form.price}
                error={errors.price}
                filled={filled.includes('price')}
                onChange={(event) => change('price', event.target.value)}
              />
              <SelectField
                label="Category"
                name="category"
                placeholder="Choose one"
                options={categories}
                value={form.category}
                error={errors.category}
                filled={filled.includes('category')}
                onChange={(event) => change('category', event.target.value as ListingForm['category'])}
              />
            </div>
            <ChipRadioGroup
              legend="Condition"
              name="condition"
              options={conditions}
              value={form.condition === '' ? null : form.condition}
              error={errors.condition}
              onChange={(value) => change('condition', value)}
            />
            <TagsField
              label="Tags"
              name="tags"
              max={LISTING_LIMITS.tags}
              maxLength={LISTING_LIMITS.tagLength}
              value={form.tags}
              error={errors.tags}
              onChange={(tags) => change('tags', tags)}
            />
            <TextField
              label="Area"
              name="area"
              optional
              placeholder="e.g. Sellwood"
              hint="A neighbourhood is enough. Never your address."
              maxLength={LISTING_LIMITS.area}
              value={form.area}
              error={errors.area}
              onChange={(event) => change('area', event.target.value)}
            />
            <div className="mt-1 flex flex-col gap-3 md:flex-row md:items-center md:gap-5">
              <Button
                type="submit"
                variant="zest"
                size="lg"
                className="md:min-w-[220px]"
                busy={posting}
                busyLabel={uploading ? 'Waiting for photos...' : 'Posting...'}
              >
                Post listing
              </Button>
              <p className="hint max-md:text-center">Free. No commission or fees.</p>
            </div>
          </form>
        </div>
        <CreatePreview form={form} cover={photos.uploads[0]?.preview || null} seller={seller} />
      </div>
    </div>
  );
}
