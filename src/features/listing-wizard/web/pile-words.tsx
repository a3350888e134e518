import { useState } from 'react';
import { FieldError } from '../../../platform/web/ui/field-error.tsx';
import { draftErrors } from '../../listing-drafts/contract/errors.ts';
import { LISTING_LIMITS } from '../../listings/contract/listing-limits.ts';
import type { PileItem } from './pile.ts';
import type { PileState } from './use-pile.ts';

/** Where no photo can be read, its seller says in a few words what it shows. */
export function PileWords({ state, item }: { state: PileState; item: PileItem }) {
  const [error, setError] = useState<string | null>(null);
  const id = `words-of-${item.id}`;
  const reads = item.state !== 'words';
  return (
    <form
      id={`words-${item.id}`}
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (item.state === 'reading') return;
        if (item.words.trim() === '') {
          setError(draftErrors.NO_DESCRIPTION.detail);
          document.getElementById(id)?.focus();
        } else state.write(item);
      }}
    >
      <h1 className="text-4xl lg:text-6xl">What is it?</h1>
      <p className="hint" role="status">
        {reads ? 'Your photo is being read.' : 'A few words and your price are enough.'}
      </p>
      <div className="field">
        <label htmlFor={id} className="sr-only">
          A few words
        </label>
        <textarea
          id={id}
          className="control min-h-26 resize-none"
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
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </form>
  );
}
