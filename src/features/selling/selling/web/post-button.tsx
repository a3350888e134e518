import { Button } from '../../../../platform/web/ui/button.tsx';
import { neededText } from './needed.ts';
import { postLabel, suggestionsText } from './post-label.ts';
import type { Check } from './use-check.ts';

/** Says what is missing, or what pressing the button accepts. */
export function PostLine({ sell }: { sell: Check }) {
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

/** Posts the draft. Gray while required fields are missing, but never disabled. */
export function PostButton({ sell, form, short = false }: PostButtonProps) {
  const { mode, state, needed, lost, queued, suggestions, failedPhotos } = sell;
  return (
    <Button
      type="submit"
      form={form}
      variant={needed.length === 0 ? 'zest' : 'soft'}
      size="lg"
      className="min-h-13.5 flex-1 px-4.5!"
      busy={state.sending}
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
