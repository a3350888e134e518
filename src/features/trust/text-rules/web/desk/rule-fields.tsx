import { CheckboxLine } from '../../../../../platform/web/ui/checkbox.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { RULE_PLACES } from '../../contract/rule-limits.ts';
import type { NewTextRule } from '../../contract/text-rule.ts';

type Places = NewTextRule['places'];

interface PlacesFieldProps {
  id: string;
  value: Places;
  error: string | undefined;
  onChange: (places: Places) => void;
}

/** The texts that a rule is about. */
export function PlacesField({ id, value: chosen, error, onChange }: PlacesFieldProps) {
  return (
    <fieldset className="field">
      <legend>Where</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {RULE_PLACES.map(({ value, label }) => (
          <CheckboxLine
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((place) => place !== value))
            }
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

const ALSO = [
  { name: 'seesSeparators', label: 'Spaces and dots inside words' },
  { name: 'seesLookAlikes', label: 'Look-alike letters and digits' },
  { name: 'seesEndings', label: 'Plurals' },
] as const;

interface VariantsFieldProps {
  rule: NewTextRule;
  onChange: (part: Partial<NewTextRule>) => void;
}

/** The spellings of its words that a rule finds as well. */
export function VariantsField({ rule, onChange }: VariantsFieldProps) {
  return (
    <fieldset className="field">
      <legend>Also match</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {ALSO.map(({ name, label }) => (
          <CheckboxLine
            key={name}
            label={label}
            checked={rule[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
