import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import type { Words } from '../../../items/listings/web/listings.ts';
import type { Check } from './use-check.ts';

const focusIt = (field: HTMLTextAreaElement | null) => field?.focus();
const EMPTY = 'Add a detail: size, flaws, extras';

/** What was said or typed. A tap edits it, the microphone adds to it. Edits are stored with the draft immediately. */
export function WordsRow({ sell }: { sell: Check }) {
  const { state, writer, voice, typeWords } = sell;
  const { words } = state.content;
  const { text } = words;
  /** The words before they are edited; null while they are not. */
  const [before, setBefore] = useState<Words | null>(null);

  if (before !== null) {
    const cancel = () => {
      setBefore(null);
      typeWords(before.text, before.said);
    };
    const save = () => {
      setBefore(null);
      // Also unchanged words: they may have been typed before the page was reloaded.
      if (text.trim() === '') typeWords(text);
      else void sell.writeTyped(text);
    };
    return (
      <div className="grid gap-2 rounded-xl bg-surface-2 p-2">
        <textarea
          className="control min-h-20 resize-none"
          aria-label="Your words"
          dir="auto"
          rows={2}
          maxLength={LISTING_LIMITS.description}
          placeholder={EMPTY}
          value={text}
          // Focuses the field, because the person pressed the row to edit.
          ref={focusIt}
          // Typing doesn't change whether the words were spoken.
          onChange={(event) => typeWords(event.target.value, before.said)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button onClick={save}>Fill in from this</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex min-h-13 items-center gap-2.5 rounded-xl bg-surface-2 ps-4 pe-1">
      <Icon name="message-square-text" className="icon text-ink-2" />
      <button
        type="button"
        className={`min-h-11 min-w-0 flex-1 truncate text-start ${text.trim() === '' ? 'text-ink-2' : 'font-[550]'}`}
        aria-label={text.trim() === '' ? undefined : `Edit your words: ${text}`}
        dir="auto"
        onClick={() => setBefore(words)}
      >
        {text.trim() === '' ? EMPTY : `“${text.trim()}”`}
      </button>
      {writer.reading === 'words' ? (
        <span className="grid size-11 place-items-center" role="status">
          <span className="spinner" aria-hidden="true" />
          <span className="sr-only">Writing your listing</span>
        </span>
      ) : (
        voice.kind === 'open' && (
          <IconButton
            label="Say more"
            className="bg-surface! hover:bg-surface-3!"
            onClick={() => sell.setRecording(true)}
          >
            <Icon name="mic" />
          </IconButton>
        )
      )}
    </div>
  );
}
