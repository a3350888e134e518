import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { addTags, type TagLimits } from './tag-rule.ts';

type TagsFieldProps = Omit<FieldTexts, 'counter' | 'optional'> &
  TagLimits & {
    /** If set, the parent controls the tags. Otherwise they start with `defaultValue`. */
    value?: readonly string[];
    defaultValue?: readonly string[];
    onChange?: (tags: string[]) => void;
    placeholder?: string;
    addLabel?: string;
  };

/**
 * A field for tags, added with Enter, a comma, a paste or the button. Backspace in the empty input removes
 * the last one. In a form each tag is one value of `name`. Text that is not added yet is submitted as
 * `name`-draft.
 */
export function TagsField({
  max,
  maxLength,
  value,
  defaultValue = [],
  onChange,
  placeholder = 'Add a tag',
  addLabel = 'Add Tag',
  ...field
}: TagsFieldProps) {
  const [uncontrolled, setOwn] = useState<readonly string[]>(defaultValue);
  const [draft, setDraft] = useState('');
  const [news, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const tags = value ?? uncontrolled;
  const full = tags.length >= max;

  function change(next: string[]) {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  }

  function add(text: string) {
    const next = addTags(tags, text, { max, maxLength });
    const added = next.slice(tags.length);
    if (added.length > 0) {
      change(next);
      setAnnouncement(`Added ${added.join(', ')}`);
    }
    setDraft('');
  }

  function remove(tag: string) {
    change(tags.filter((other) => other !== tag));
    setAnnouncement(`Removed ${tag}`);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes, Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '') {
      const last = tags.at(-1);
      if (last !== undefined) remove(last);
    }
  }

  return (
    <Field
      {...field}
      counter={<span aria-label={`${tags.length} of ${max} tags`}>{`${tags.length} / ${max}`}</span>}
    >
      {(control) => (
        <div className="control control-group control-tags">
          <ul aria-label={field.label}>
            {tags.map((tag) => (
              <li key={tag} className="tag-chip">
                {tag}
                <input type="hidden" name={control.name} value={tag} />
                <button type="button" aria-label={`Remove tag ${tag}`} onClick={() => remove(tag)}>
                  <Icon name="x" className="icon-sm" />
                </button>
              </li>
            ))}
          </ul>
          <input
            {...control}
            ref={input}
            name={`${control.name}-draft`}
            value={draft}
            maxLength={maxLength}
            placeholder={full ? '' : placeholder}
            readOnly={full}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={(event) => {
              // A phone's keyboard may not report which key was pressed, so this looks for the comma in the
              // text.
              if (event.target.value.includes(',')) add(event.target.value);
              else setDraft(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!/[,\n\t]/.test(text)) return;
              event.preventDefault();
              add(`${draft}${text}`);
            }}
          />
          <Button
            variant="soft"
            size="sm"
            disabled={full}
            onClick={() => {
              add(draft);
              input.current?.focus();
            }}
          >
            {addLabel}
          </Button>
          <span className="sr-only" role="status">
            {news}
          </span>
        </div>
      )}
    </Field>
  );
}
