import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Switch } from '../../../../../platform/web/ui/switch.tsx';
import { Conflict } from './setting-field.tsx';
import type { Drafts, SettingKey } from './use-drafts.ts';

type SettingProps = { drafts: Drafts; name: SettingKey };

/** A switch, saved as a draft when it is used. */
export function SettingSwitch({ drafts, name }: SettingProps) {
  const { label, hint } = drafts.settingOf(name);
  const { lost } = useConnectionState();
  return (
    <div>
      <Switch
        label={label}
        hint={hint}
        checked={drafts.chosen(name) === true}
        disabled={lost}
        onChange={({ target }) => void drafts.edit(name, target.checked)}
      />
      <FieldError message={drafts.refusalOf(name)?.message} />
      <Conflict {...{ drafts, name }} />
    </div>
  );
}

/** One of several values, saved as a draft when it is chosen. */
export function SettingOptions({
  drafts,
  name,
  options,
}: SettingProps & { options: readonly { value: string; label: string }[] }) {
  const { label, hint } = drafts.settingOf(name);
  const value = drafts.chosen(name);
  const { lost } = useConnectionState();
  return (
    <fieldset className="field" disabled={lost} aria-describedby={`${name}-hint`}>
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map((option) => (
          <label key={option.value} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              className="size-5 accent-(--primary)"
              onChange={() => void drafts.edit(name, option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
      <FieldError message={drafts.refusalOf(name)?.message} />
      <Conflict {...{ drafts, name }} />
    </fieldset>
  );
}
