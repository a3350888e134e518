import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { grouped } from '../../../shared/grouped.ts';
import { LISTING_LIMITS } from '../../listings/contract/listing-limits.ts';
import type { Wizard } from './use-wizard.ts';

/** A few words, as one would text a friend. */
export function TextStart({ wizard: { state, wordsError, type } }: { wizard: Wizard }) {
  const { text } = state.content.words;
  return (
    <div className="panel p-5">
      <TextAreaField
        label="A few words about it"
        name="words"
        rows={6}
        maxLength={LISTING_LIMITS.description}
        placeholder="e.g. Moka pot, 6 cup, fresh gasket, like new, $18"
        counter={
          <span className="num">{`${grouped(text.length)} / ${grouped(LISTING_LIMITS.description)}`}</span>
        }
        hint="Spelling doesn't matter. Free, no credit used."
        value={text}
        error={wordsError}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
