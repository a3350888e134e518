import { lazy, Suspense, useState } from 'react';
import { FieldError } from '../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useEntitlement } from '../../../accounts/web/accounts.ts';
import { recordingCost, useCredits } from '../../../credits/web/credits.ts';
import { draftErrors } from '../../../listing-drafts/contract/errors.ts';
import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import type { PileItem } from './pile.ts';
import type { PileState } from './use-pile.ts';

// Most people type, and the recorder is heavy.
const VoiceInput = lazy(async () => ({
  default: (await import('../../../voice/web/voice.ts')).VoiceInput,
}));
/** As in the wizard. */
const CHUNK_MS = 200;

/** Where no photo can be read, its seller types or says in a few words what it shows. */
export function PileWords({ state, item }: { state: PileState; item: PileItem }) {
  const [error, setError] = useState<string | null>(null);
  const [saying, setSaying] = useState(false);
  const id = `words-of-${item.id}`;
  const reads = item.state !== 'words';
  const maySay = useEntitlement('voice_to_listing');
  const cost = recordingCost(useCredits().credits);

  function write(words: string) {
    setError(null);
    state.setWords(item.id, words);
    state.write({ ...item, words });
  }

  return (
    <div className="grid gap-3">
      <h1 className="text-4xl lg:text-6xl">What is it?</h1>
      <p className="hint" role="status">
        {reads ? 'Your photo is being read.' : 'A few words and your price are enough.'}
      </p>
      <form
        id={`words-${item.id}`}
        className="field"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (item.state === 'reading') return;
          if (item.words.trim() === '') {
            setError(draftErrors.NO_DESCRIPTION.detail);
            document.getElementById(id)?.focus();
          } else write(item.words);
        }}
      >
        <label htmlFor={id} className="sr-only">
          A few words
        </label>
        <div className="relative">
          <textarea
            id={id}
            className={maySay ? 'control min-h-26 resize-none pe-19' : 'control min-h-26 resize-none'}
            rows={2}
            dir="auto"
            maxLength={LISTING_LIMITS.description}
            placeholder="e.g. Skateboard, hardly ridden, $35"
            value={item.words}
            readOnly={item.state === 'reading'}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? undefined : `${id}-error`}
            onChange={(event) => {
              setError(null);
              state.setWords(item.id, event.target.value);
            }}
          />
          {maySay && !saying && (
            <button
              type="button"
              className="absolute end-2.5 bottom-2.5 grid size-14 place-items-center rounded-full bg-zest text-on-zest hover:bg-zest-hover focus-visible:rounded-full"
              aria-label="Say it"
              aria-describedby={cost === null ? undefined : `${id}-cost`}
              onClick={() => setSaying(true)}
            >
              <Icon name="mic" className="icon-lg" />
            </button>
          )}
        </div>
        <FieldError id={`${id}-error`} message={error} />
      </form>
      {maySay && !saying && cost !== null && (
        <p className="hint" id={`${id}-cost`}>
          Typing is free. {cost}
        </p>
      )}
      {saying && (
        <Suspense>
          <VoiceInput
            chunkMs={CHUNK_MS}
            onTranscript={async ({ text }) => {
              write(text);
              return null;
            }}
            onType={() => setSaying(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
