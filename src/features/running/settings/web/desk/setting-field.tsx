import { type ReactNode, useState } from 'react';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import type { Drafts, SettingKey } from './use-drafts.ts';
import { valueInWords } from './value-in-words.ts';

interface SettingProps {
  drafts: Drafts;
  name: SettingKey;
}

interface SettingTextProps extends SettingProps {
  rows?: number;
  /** Only digits are a number. The server refuses the rest and says what it takes. */
  isNumber?: boolean;
}

/** A text or a number on one line, saved as a draft when the field is left. */
export function SettingText({ drafts, name, rows, isNumber = false }: SettingTextProps) {
  const { label, hint, maxLength, value, published } = drafts.settingOf(name);
  const refusal = drafts.refusalOf(name);
  const saved = String(value);
  const [typed, setTyped] = useState({ text: saved, over: saved });
  // What was refused stays. Otherwise, a new value replaces it: an edit of someone else, or an undone one.
  const shown = refusal === undefined && typed.over !== saved ? saved : typed.text;
  const save = () =>
    void drafts.edit(name, isNumber && /^\s*\d{1,9}\s*$/.test(shown) ? Number(shown) : shown);
  const field = {
    name,
    label,
    hint: (
      <>
        {saved !== String(published) && `Published: ${valueInWords(published)}. `}
        {hint}
      </>
    ),
    error: refusal?.message,
    value: shown,
    counter: maxLength && maxLength < 250 ? `${shown.length} / ${maxLength}` : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ text: target.value, over: saved }),
    onBlur: save,
  };
  return (
    <div>
      {rows === undefined ? (
        <TextField
          {...field}
          {...(isNumber && { inputMode: 'numeric', autoComplete: 'off' })}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
          }}
        />
      ) : (
        <TextAreaField {...field} rows={rows} />
      )}
      <Conflict {...{ drafts, name }} />
    </div>
  );
}

interface ConflictProps extends SettingProps {
  /** After the own version was chosen and saved. */
  onKept?: () => void;
}

/** Shows both versions of a setting that someone else edited meanwhile. */
export function Conflict({ drafts, name, onKept }: ConflictProps): ReactNode {
  const refusal = drafts.refusalOf(name);
  if (refusal === undefined || refusal.message !== null) return null;
  const { value, draft } = drafts.settingOf(name);
  async function saveMine(mine: unknown) {
    if ((await drafts.edit(name, mine)) === null) onKept?.();
  }
  return (
    <div role="alert" className="mt-3 grid gap-3 rounded-lg bg-warn-soft p-4 text-md">
      <p className="wrap-anywhere">
        <b>{draft?.by ?? 'Someone else'}</b> changed this to {valueInWords(value)} while you typed{' '}
        {valueInWords(refusal.value)}.
      </p>
      <div className="flex flex-wrap gap-2">
        <ServerButton variant="line" size="sm" onClick={() => void saveMine(refusal.value)}>
          Keep mine
        </ServerButton>
        <ServerButton variant="line" size="sm" onClick={() => drafts.acceptOtherEdit(name)}>
          Use theirs
        </ServerButton>
      </div>
    </div>
  );
}
