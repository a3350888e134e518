import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import type { DiscussionReaders } from '../../contract/zone.ts';

interface ReadersFieldProps {
  value: DiscussionReaders;
  onChange: (readers: DiscussionReaders) => void;
}

/** Chooses who can read the discussion of a zone. */
export function ReadersField({ value, onChange }: ReadersFieldProps) {
  return (
    <fieldset className="field">
      <legend>Discussion</legend>
      <CheckboxLine
        label="Only members can read the discussion"
        hint="Visitors see no posts and no replies. Once a member has posted, it stays members only."
        checked={value === 'members'}
        onChange={(event) => onChange(event.target.checked ? 'members' : 'everyone')}
      />
    </fieldset>
  );
}
