import { useState } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Conflict } from './setting-field.tsx';
import type { Drafts } from './use-drafts.ts';

interface Line {
  days: string;
  hours: string;
}
const MAX_LINES = 7;
const NAME = 'openingHours';

/** Lines of days and hours, saved as a draft when a line is left. */
export function OpeningHoursField({ drafts }: { drafts: Drafts }) {
  const { label, hint, value } = drafts.settingOf(NAME);
  const saved = JSON.stringify(value);
  const [typed, setTyped] = useState({ lines: value as Line[], over: saved });
  const refusal = drafts.refusalOf(NAME);
  const lines = refusal === undefined && typed.over !== saved ? (value as Line[]) : typed.lines;
  const setLines = (next: Line[]) => setTyped({ lines: next, over: saved });
  const error = refusal?.message;
  const change = (index: number, part: Partial<Line>) =>
    setLines(lines.map((line, lineIndex) => (lineIndex === index ? { ...line, ...part } : line)));
  const remove = (index: number) => {
    const rest = lines.filter((_, lineIndex) => lineIndex !== index);
    setLines(rest);
    void drafts.edit(NAME, rest);
  };
  return (
    <fieldset className="field" aria-describedby={error ? 'hours-error' : 'hours-hint'}>
      <legend>{label}</legend>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
        <div key={index} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
          {(['days', 'hours'] as const).map((part) => (
            <input
              key={part}
              className="control"
              aria-label={`${part === 'days' ? 'Days' : 'Hours'}, line ${index + 1}`}
              value={line[part]}
              onChange={({ target }) => change(index, { [part]: target.value })}
              onBlur={() => {
                if (lines.every(({ days, hours }) => days !== '' && hours !== ''))
                  void drafts.edit(NAME, lines);
              }}
            />
          ))}
          <button
            type="button"
            className="icon-btn"
            aria-label={`Remove line ${index + 1}`}
            title="Remove"
            onClick={() => remove(index)}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      {lines.length < MAX_LINES && (
        <Button
          variant="quiet"
          className="justify-self-start self-start"
          onClick={() => setLines([...lines, { days: '', hours: '' }])}
        >
          <Icon name="plus" />
          Add a line
        </Button>
      )}
      <p className="hint" id="hours-hint">
        {hint}
      </p>
      <FieldError id={error ? 'hours-error' : undefined} message={error} />
      <Conflict drafts={drafts} name={NAME} />
    </fieldset>
  );
}
