import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { nextInList } from '../../../../platform/web/ui/next-in-list.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import type { PhotoWriting } from '../../../items/photo-reader/web/photo-reader.ts';
import { hasHint, hintsOf, toggleHint } from './item-hints.ts';
import type { Check } from './use-check.ts';
import { useItemSuggestions } from './use-item-suggestions.ts';

/** Asks "What is it?" instead of showing the title, if no model read the photo. */
export function WhatIsIt({ sell }: { sell: Check }) {
  const { voice, state, writing, typeWords } = sell;
  const read = writing === 'reading' ? null : writing;
  const hasRead = read !== null && readText(read) !== '';
  // Earlier words may name the item, too.
  const typed = state.content.words.text;
  const suggestions = useItemSuggestions(typed);
  /** The option selected with the arrow keys. Without one, Enter uses the typed text. */
  const [active, setActive] = useState<number | null>(null);
  const [isTyping, setTyping] = useState(false);
  const id = useId();
  const name = typed.trim();
  const options = isTyping && name.length > 1 ? [...suggestions.map(({ text }) => text), name] : [];
  const error = state.errorOf('title');

  const answer = (text: string) => {
    const item = text.trim();
    if (item !== '') void sell.nameItem(item);
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return answer((active === null ? undefined : options[active]) ?? name);
    }
    if (event.key === 'Escape') return setTyping(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const next = nextInList(event.key, options, active ?? (event.key === 'ArrowUp' ? 0 : -1));
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl bg-surface px-4 md:col-span-2 pt-4.5 pb-4 shadow-2 inset-ring-[1.5px] inset-ring-line dark:bg-surface-2">
      <h2 className="text-4xl">What is it?</h2>
      {writing === null && (
        <p className="-mt-1.5 text-md text-ink-2" id={`${id}-hint`}>
          {sell.writer.sees && !sell.hasAlert
            ? "We can't tell from the photo. A word or two is enough."
            : 'A word or two is enough.'}
        </p>
      )}
      <div className="flex min-h-14 items-center gap-2 rounded-xl bg-surface ps-4.5 pe-1.5 inset-ring-[1.5px] inset-ring-line-strong focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <input
          id="title"
          name="title"
          role="combobox"
          className="h-13 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
          aria-label="What is it?"
          aria-describedby={hasRead || writing === 'reading' ? undefined : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          autoComplete="off"
          dir="auto"
          maxLength={LISTING_LIMITS.title}
          placeholder={hasRead ? 'Type it or tap a suggestion' : 'Type it'}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => {
            typeWords(event.target.value);
            setTyping(true);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
        />
        {voice.kind === 'open' && (
          <IconButton label="Say it" className="bg-surface-2" onClick={() => sell.setRecording(true)}>
            <Icon name="mic" />
          </IconButton>
        )}
      </div>
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label="Suggestions"
        className={options.length > 0 ? '-mx-1 grid' : 'hidden'}
      >
        {options.map((text, index) => {
          const suggestion = suggestions[index];
          const isAsTyped = index === options.length - 1;
          return (
            <div
              key={isAsTyped ? 'as typed' : text}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={clsx(
                'flex min-h-13 cursor-pointer items-center gap-3 rounded-tile px-3.5 py-1.5 hover:bg-surface-2',
                index === active && 'bg-surface-2 dark:bg-surface-3',
              )}
              // On pointer down, before the field loses its focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => answer(text)}
            >
              <Icon name={isAsTyped ? 'pen-line' : 'search'} className="icon-sm text-ink-2" />
              <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                {isAsTyped ? `Keep “${text}” as typed` : text}
              </span>
              {!isAsTyped && suggestion?.category && (
                <small className="text-xs text-ink-2">{categoryLabel(suggestion.category)}</small>
              )}
            </div>
          );
        })}
      </div>
      {/* Announced to screen readers, because the photo is read while the person does something else. */}
      <p role="status" className="sr-only">
        {writing === 'reading' ? 'Reading the item' : read !== null && readText(read)}
      </p>
      {writing !== null && options.length === 0 && (
        // Reserves the height, so that the fields below don't move when the photo has been read.
        <div className="min-h-18">
          {read === null ? (
            <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-2" aria-hidden="true">
              <span className="spinner size-4" />
              Reading the item
            </p>
          ) : hasRead ? (
            <ReadOnItem sell={sell} writing={read} />
          ) : (
            <p className="text-md text-ink-2" id={`${id}-hint`}>
              Nothing to read on the item. A word or two is enough.
            </p>
          )}
        </div>
      )}
      {options.length === 0 && name !== '' && (
        <Button block onClick={() => answer(name)}>
          Use “{name}”
        </Button>
      )}
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
    </div>
  );
}

/** Such as 'Read on the item: KODAK, blue'; blank if nothing was read. */
function readText(writing: PhotoWriting): string {
  const read = [...hintsOf(writing), ...writing.codes.map(({ tag }) => tag)];
  return read.length === 0 ? '' : `Read on the item: ${read.join(', ')}`;
}

interface ReadOnItemProps {
  sell: Check;
  writing: PhotoWriting;
}

/** Chips with text read on the item. A tap adds it to the words, or a code to the tags. */
function ReadOnItem({ sell: { state, typeWords }, writing }: ReadOnItemProps) {
  const words = state.content.words.text;
  const { tags } = state.form;
  const toggleTag = (tag: string) =>
    state.change(
      'tags',
      tags.includes(tag)
        ? tags.filter((other) => other !== tag)
        : [...tags, tag].slice(0, LISTING_LIMITS.tags),
    );
  return (
    <div className="grid grid-cols-1 gap-2" role="group" aria-label="Read on the item">
      <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-2" aria-hidden="true">
        <Icon name="camera" className="icon-sm" />
        Read on the item
      </p>
      {/* One scrolling row on phones: a second row would move the fields below. */}
      <div className="chips max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] max-md:[&>.chip]:flex-none max-md:[&>.chip]:whitespace-nowrap">
        {hintsOf(writing).map((hint) => (
          <HintChip
            key={hint}
            isUsed={hasHint(words, hint)}
            onToggle={() => typeWords(toggleHint(words, hint))}
          >
            {hint}
          </HintChip>
        ))}
        {writing.codes.map(({ tag }) => (
          <HintChip key={tag} isUsed={tags.includes(tag)} onToggle={() => toggleTag(tag)}>
            Tag: {tag}
          </HintChip>
        ))}
      </div>
    </div>
  );
}

interface HintChipProps {
  isUsed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function HintChip({ isUsed, onToggle, children }: HintChipProps) {
  return (
    <button
      type="button"
      className="chip border-2 border-dashed border-line-strong wrap-anywhere shadow-none! aria-pressed:border-transparent"
      aria-pressed={isUsed}
      onClick={onToggle}
    >
      <Icon name={isUsed ? 'check' : 'plus'} />
      <span dir="auto">{children}</span>
    </button>
  );
}
