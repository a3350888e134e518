import { useId, useRef } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';

interface RulesFieldProps {
  value: readonly string[];
  onChange: (rules: readonly string[]) => void;
  error: string | null | undefined;
}

/** Edits the rules of a zone, one line each. */
export function RulesField({ value, onChange, error }: RulesFieldProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const { rules: limit } = ZONE_LIMITS;

  /** Sets the focus after React has rendered the changed list. */
  const focus = (find: (root: HTMLElement) => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => list.current && find(list.current)?.focus());

  function add() {
    onChange([...value, '']);
    focus((root) => [...root.querySelectorAll('input')].at(-1));
  }

  function remove(index: number) {
    onChange(value.toSpliced(index, 1));
    focus((root) => root.querySelectorAll('input')[index] ?? root.querySelector('button[data-add]'));
  }

  return (
    <fieldset className="field" ref={list}>
      <legend>
        Rules
        <small>{`optional · ${value.length} of ${limit}`}</small>
      </legend>
      {value.length > 0 && (
        <ol className="grid gap-2">
          {value.map((rule, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the fields are controlled, and a rule has no id
            <li key={index} className="flex items-center gap-2">
              <span className="num w-5 font-display text-lg font-extrabold text-ink-3" aria-hidden="true">
                {index + 1}
              </span>
              <input
                className="control min-w-0 flex-1"
                id={index === 0 ? 'rules' : undefined}
                name="rules"
                dir="auto"
                aria-label={`Rule ${index + 1}`}
                aria-describedby={error ? errorId : undefined}
                maxLength={ZONE_LIMITS.ruleLength}
                placeholder="e.g. Pick up in person. No shipping."
                value={rule}
                onChange={(event) => onChange(value.with(index, event.target.value))}
              />
              <IconButton label={`Remove rule ${index + 1}`} onClick={() => remove(index)}>
                <Icon name="x" className="icon-sm" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {value.length < limit && (
        <Button variant="soft" className="self-start" data-add onClick={add}>
          <Icon name="plus" />
          Add a rule
        </Button>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
