import clsx from 'clsx';
import { Fragment, type ReactNode, useState } from 'react';
import { useRetainedFocus } from '../../../../platform/web/focus/use-retained-focus.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { NO_FILTERS, PlaceSheet } from '../../search/web/search.ts';
import type { WantCriteria } from '../contract/want.ts';
import { type FixedField, FixSheet } from './fix-sheet.tsx';
import { around, radiusOf, viewerPlaceOf } from './want-query.ts';
import { conditionsText, priceText, whereText } from './want-texts.ts';
import { WordPill } from './word-pill.tsx';

interface HowWeReadItProps {
  criteria: WantCriteria;
  onFix: (criteria: WantCriteria) => void;
}

/** Shows each criterion with a control to edit it: rows on larger screens, pills on phones. */
export function HowWeReadIt({ criteria, onFix }: HowWeReadItProps) {
  const [fixing, setFixing] = useState<FixedField | 'where' | null>(null);
  const { terms, excluded, category, conditions } = criteria;
  const where = whereText(criteria);
  const close = () => setFixing(null);
  return (
    <section aria-labelledby="how-we-read-it">
      <h2 id="how-we-read-it" className="text-lg">
        How we read it
      </h2>
      <p className="hint mt-1 max-md:hidden">Wrong? Tap to fix it. Results follow.</p>
      <ul className="mt-1 max-md:-mx-4 max-md:flex max-md:gap-1.5 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] max-md:[&_button]:flex-none max-md:[&_span]:flex-none md:mt-2.5 md:divide-y md:divide-line">
        <Row name="Want" change="Change or add a word" more="Word" onChange={() => setFixing('terms')}>
          {terms.map((term) => (
            <WordPill
              key={term}
              word={term}
              label={`Remove word: ${term}`}
              onRemove={() => onFix({ ...criteria, terms: terms.filter((other) => other !== term) })}
            />
          ))}
        </Row>
        <Row name="Not" change="Change what it is not" more="Not" onChange={() => setFixing('excluded')}>
          {excluded.map((word) => (
            <WordPill
              key={word}
              word={word}
              excluded
              label={`Remove excluded word: ${word}`}
              onRemove={() => onFix({ ...criteria, excluded: excluded.filter((other) => other !== word) })}
            />
          ))}
        </Row>
        <Row
          name="Price"
          change="Change price"
          value={priceText(criteria)}
          blank="Any price"
          onChange={() => setFixing('price')}
        />
        <Row
          name="Where"
          change="Change where"
          value={where}
          blank="Any distance"
          onChange={() => setFixing('where')}
        />
        <Row
          name="Condition"
          change="Change condition"
          value={conditionsText(conditions)}
          blank="Any condition"
          onChange={() => setFixing('conditions')}
        />
        <Row
          name="Category"
          change="Change category"
          value={category && categoryLabel(category)}
          blank="All categories"
          onChange={() => setFixing('category')}
        />
      </ul>
      <FixSheet
        field={fixing === 'where' ? null : fixing}
        criteria={criteria}
        onClose={close}
        onFix={(fixed) => {
          close();
          onFix(fixed);
        }}
      />
      <PlaceSheet
        open={fixing === 'where'}
        onClose={close}
        place={viewerPlaceOf(criteria)}
        filters={{ ...NO_FILTERS, within: radiusOf(criteria) }}
        onPlace={(from, { within }) => onFix({ ...criteria, ...around(from, within) })}
      />
    </section>
  );
}

interface RowProps {
  name: string;
  /** The accessible name of the edit button. */
  change: string;
  /** The current value; null if it is not set. */
  value?: string | null;
  /** The text shown when the value is not set. */
  blank?: string;
  /** On phones, the label of the button that adds a word. */
  more?: string;
  onChange: () => void;
  /** Pills of words that can be removed. */
  children?: readonly ReactNode[];
}

/** A row with name, value and an edit button. On phones, the words and a button that shows the value. */
function Row({ name, change, value = null, blank = 'Nothing', more, onChange, children = [] }: RowProps) {
  const retainedFocus = useRetainedFocus<HTMLLIElement>();
  const isStated = value !== null;
  const shown = children.length > 0 ? null : (value ?? blank);
  return (
    <li
      {...retainedFocus}
      className="max-md:contents md:grid md:min-h-13 md:grid-cols-[84px_minmax(0,1fr)_44px] md:items-center md:gap-2 md:py-1"
    >
      <span className="text-sm text-ink-2 max-md:sr-only">{name}</span>
      <span className="flex flex-wrap gap-1.5 text-md font-semibold wrap-anywhere max-md:contents">
        {children.map((child, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- each child has a key of its own
          <Fragment key={index}>{child}</Fragment>
        ))}
        {shown !== null && <bdi className="max-md:sr-only">{shown}</bdi>}
      </span>
      <button
        type="button"
        className={clsx(
          'inline-flex min-h-11 max-w-full items-center justify-center gap-1.5 rounded-full text-md font-semibold hover:bg-surface-2 max-md:px-3 md:-me-2.5 md:size-11 md:text-ink-2',
          // Buttons that add something come after the values.
          isStated ? 'max-md:inset-ring-[1.5px] max-md:inset-ring-line' : 'max-md:order-1 max-md:text-ink-2',
        )}
        aria-label={isStated ? `${change}: ${value}` : change}
        onClick={onChange}
      >
        <Icon name="pencil" className="icon-sm max-md:hidden" />
        {isStated ? (
          <bdi className="truncate md:hidden">{value}</bdi>
        ) : (
          <span className="inline-flex items-center gap-1.5 md:hidden">
            <Icon name="plus" className="icon-sm" />
            {more ?? name}
          </span>
        )}
      </button>
    </li>
  );
}
