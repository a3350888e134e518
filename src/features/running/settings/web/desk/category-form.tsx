import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../../platform/web/api/api.ts';
import { useDebouncedAnswer } from '../../../../../platform/web/api/use-debounced-answer.ts';
import type { Refusal } from '../../../../../platform/web/form/submission.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { CATEGORY_ICONS } from '../../../../../shared/category-icons.ts';
import { counted } from '../../../../../shared/counted.ts';

export interface CategorySetting {
  slug: string;
  label: string;
  icon: string;
  isHidden: boolean;
  words: string;
}

const NEW: CategorySetting = { slug: '', label: '', icon: 'baby', isHidden: false, words: '' };
const MAX_LABEL = 30;

/** Returns the address for a name: "Kids and Baby" becomes "kids-baby". */
const slugOf = (label: string): string =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|\band\b/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

interface CategoryFormProps {
  /** The one that is edited; a new one, if absent. */
  category: CategorySetting | undefined;
  /** Whether any setting is being saved. */
  isSaving: boolean;
  /** Resolves to why it was not saved. */
  onSubmit: (category: CategorySetting) => Promise<Refusal | null>;
  onCancel: () => void;
}

/** The fields of a category. Its address can't change after it is added. */
export function CategoryForm({ category, isSaving, onSubmit, onCancel }: CategoryFormProps) {
  const [typed, setTyped] = useState(category ?? NEW);
  const [slug, setSlug] = useState<string | null>(null);
  const isEdited = category !== undefined;
  const address = isEdited ? typed.slug : (slug ?? slugOf(typed.label));
  const { form, busy, errorOf } = useSubmission(() => onSubmit({ ...typed, slug: address }), {
    isInline: true,
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isEdited) section.current?.querySelector('input')?.focus();
  }, [isEdited]);

  return (
    <section
      ref={section}
      aria-labelledby="category-title"
      className="min-w-0 rounded-xl p-4.5 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <h2 id="category-title" className="desk-h2 mb-3">
        {isEdited ? `Edit ${category.label}` : 'New category'}
      </h2>
      <form {...form} className="grid gap-4.5">
        <TextField
          label="Name"
          name="label"
          counter={`${typed.label.length} / ${MAX_LABEL}`}
          value={typed.label}
          onChange={({ target }) => setTyped({ ...typed, label: target.value })}
        />
        {isEdited ? (
          <p className="hint">Address: /{address}. It can’t change, so links keep working.</p>
        ) : (
          <TextField
            label="Address"
            name="slug"
            hint="Can’t change later, so links keep working."
            value={address}
            onChange={({ target }) => setSlug(target.value)}
          />
        )}
        <fieldset className="field">
          <legend>Icon</legend>
          <div className="grid grid-cols-6 gap-1.5">
            {CATEGORY_ICONS.map((icon) => (
              <label
                key={icon}
                className="relative grid h-13 place-items-center rounded-lg bg-surface-2 has-checked:bg-(--primary) has-checked:text-(--on-primary) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="icon"
                  className="sr-only"
                  aria-label={icon.replaceAll('-', ' ')}
                  value={icon}
                  checked={typed.icon === icon}
                  onChange={() => setTyped({ ...typed, icon })}
                />
                <Icon name={icon} />
              </label>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label="Words that mean this category"
          name="words"
          rows={2}
          hint="With commas between them, like: stroller, crib, high chair. We suggest the category for texts with these words."
          value={typed.words}
          onChange={({ target }) => setTyped({ ...typed, words: target.value })}
        />
        <FittingCount words={typed.words} />
        <FieldError message={errorOf('categories')} />
        <div className="flex flex-wrap gap-2">
          <ServerButton type="submit" busy={busy || isSaving}>
            {isEdited ? 'Save' : 'Add'}
          </ServerButton>
          {isEdited && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

/** Milliseconds without typing until the listings are counted. */
const COUNT_DELAY_MS = 400;

/** Says how many listings for sale the words fit now. */
function FittingCount({ words }: { words: string }) {
  const question = words.trim() === '' ? null : { words };
  const answer = useDebouncedAnswer(question, COUNT_DELAY_MS, (query, signal) =>
    api.GET('/api/settings/fitting-listings', { params: { query }, signal }),
  );
  return (
    <p role="status" className="hint -mt-3 empty:hidden">
      {answer && `${counted(answer.listings, 'listing')} would fit now.`}
    </p>
  );
}
