import type { ReactNode } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { CreatePreview } from '../../../items/listings/web/listings.ts';
import { neededText } from './needed.ts';
import { postLabel, suggestionsText } from './post-label.ts';
import type { Check } from './use-check.ts';

interface PostProps {
  sell: Check;
  form: string;
  /** Replaces the default text of the line. */
  line?: string | null;
  /** Shown beside the button. */
  before?: ReactNode;
}

/** On wide screens: the preview and the Post button beside the form. */
export function SellAside({ sell, form, line, before }: PostProps) {
  const { state, viewer } = sell;
  return (
    <CreatePreview
      form={{ ...state.form, description: state.described }}
      marks={state.notes.marks}
      cover={state.photos.uploads[0]?.preview || null}
      seller={viewer.account}
    >
      <div className="mt-3.5 grid gap-2.5">
        <PostButtons sell={sell} form={form} before={before} />
        <p className="hint flex items-center justify-center gap-1.75 text-center text-xs">
          {line ?? <PostLine sell={sell} />}
        </p>
      </div>
    </CreatePreview>
  );
}

/** On small screens: the Post button at the bottom. */
export function PostBar({ sell, form, line, before }: PostProps) {
  return (
    <section
      aria-label="Post"
      data-toasts="above-bar"
      className="fixed inset-x-0 bottom-0 z-(--z-bar) bg-surface/95 shadow-[0_-1px_0_var(--line)] backdrop-blur-lg lg:hidden"
    >
      <div className="wrap grid gap-1.5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))]">
        <p className="flex items-center justify-center gap-1.75 text-center text-xs leading-tight text-ink-2">
          {line ?? <PostLine sell={sell} />}
        </p>
        <PostButtons sell={sell} form={form} before={before} />
      </div>
    </section>
  );
}

function PostButtons({ sell, form, before }: Pick<PostProps, 'sell' | 'form' | 'before'>) {
  return (
    <div className="flex gap-2">
      {before}
      <PostButton sell={sell} form={form} short={before !== undefined} />
    </div>
  );
}

/** Says what is missing, or what pressing the button accepts. */
function PostLine({ sell }: { sell: Check }) {
  const { needed, suggestions, lost } = sell;
  if (needed.length > 0) return neededText(needed);
  if (lost)
    return suggestions === 0 ? 'Posts as soon as you are back' : `Accepts ${suggestionsText(suggestions)}`;
  if (suggestions === 0) return 'Free. No commission or fees.';
  return (
    <>
      <span
        className="h-3.5 w-5.5 flex-none rounded-2xs border-[1.5px] border-dashed border-on-lilac bg-lilac"
        aria-hidden="true"
      />
      Dashed values are suggestions. Tap one to change it.
    </>
  );
}

interface PostButtonProps {
  sell: Check;
  form: string;
  /** Whether there is little room. */
  short?: boolean;
}

/** Posts the draft. Outlined while required fields are missing, but never disabled. */
export function PostButton({ sell, form, short = false }: PostButtonProps) {
  const { mode, state, needed, lost, queued, suggestions, failedPhotos } = sell;
  return (
    <Button
      type="submit"
      form={form}
      variant={needed.length === 0 ? 'zest' : 'line'}
      size="lg"
      className="min-h-13.5 flex-1 px-4.5!"
      busy={state.busy}
      busyLabel={state.uploading ? 'Waiting for photos...' : mode.post.busy}
    >
      {postLabel({
        ...mode.post,
        suggestions,
        photos: state.photos.uploads.length,
        failed: failedPhotos,
        lost,
        queued,
        short,
      })}
    </Button>
  );
}
