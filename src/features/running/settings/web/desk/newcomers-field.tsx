import { useState } from 'react';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { NEWCOMER_STEPS } from '../../../../trust/newcomers/contract/newcomer-limits.ts';
import { Conflict } from './setting-field.tsx';
import type { Drafts } from './use-drafts.ts';

const NAME = 'newcomers';
const COLUMNS = [
  { part: 'listings', label: 'Listings' },
  { part: 'chats', label: 'New chats' },
  { part: 'photos', label: 'Photos' },
  { part: 'links', label: 'Links' },
] as const;

type Limits = Record<(typeof COLUMNS)[number]['part'], number>;
/** As typed. What is no number is sent as it is, and the server says what it takes. */
type Typed = Record<keyof Limits, string>;

const typedOf = (limits: Limits): Typed => ({
  listings: String(limits.listings),
  chats: String(limits.chats),
  photos: String(limits.photos),
  links: String(limits.links),
});
const numberOf = (text: string) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : text);

/** The limits of people who are new, by how long they are here, saved as a draft when a number is left. */
export function NewcomersField({ drafts }: { drafts: Drafts }) {
  const { label, hint, value } = drafts.settingOf(NAME);
  const saved = JSON.stringify(value);
  const [typed, setTyped] = useState({ rows: (value as Limits[]).map(typedOf), over: saved });
  const refusal = drafts.refusalOf(NAME);
  const rows = refusal === undefined && typed.over !== saved ? (value as Limits[]).map(typedOf) : typed.rows;
  const change = (step: number, part: keyof Limits, text: string) =>
    setTyped({
      rows: rows.map((row, index) => (index === step ? { ...row, [part]: text } : row)),
      over: saved,
    });
  const save = () =>
    void drafts.edit(
      NAME,
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([part, text]) => [part, numberOf(text)])),
      ),
    );
  return (
    <fieldset className="field" aria-describedby="newcomers-hint">
      <legend>{label}</legend>
      <div className="grid gap-3">
        {rows.map((row, step) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- steps have no other identity
            key={step}
            role="group"
            aria-label={stepLabel(step)}
            className="grid grid-cols-2 items-end gap-2 sm:grid-cols-4"
          >
            <p className="col-span-full text-sm font-semibold" aria-hidden="true">
              {stepLabel(step)}
            </p>
            {COLUMNS.map(({ part, label: column }) => (
              <label key={part} className="grid gap-1 text-xs text-ink-2">
                {column}
                <input
                  className="control"
                  inputMode="numeric"
                  autoComplete="off"
                  value={row[part]}
                  onChange={({ target }) => change(step, part, target.value)}
                  onBlur={save}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
      <p className="hint" id="newcomers-hint">
        {hint}
      </p>
      <FieldError message={refusal?.message} />
      <Conflict drafts={drafts} name={NAME} />
    </fieldset>
  );
}

/** Formats when a step begins: 'First day', 'After 7 days or 2 finished deals'. */
function stepLabel(step: number): string {
  const { days = 0, deals = 0 } = NEWCOMER_STEPS[step] ?? {};
  if (days === 0) return 'First day';
  return `After ${counted(days, 'day')} or ${counted(deals, 'finished deal')}`;
}
