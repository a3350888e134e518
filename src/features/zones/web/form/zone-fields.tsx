import type { ReactNode } from 'react';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';
import { AreaField } from './area-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReadersField } from './readers-field.tsx';
import { RulesField } from './rules-field.tsx';
import { TypeField } from './type-field.tsx';
import type { ZoneFormState } from './use-zone-form.ts';

interface ZoneFieldsProps {
  state: ZoneFormState;
  /** Accessible name of the form. */
  label: string;
  /** The submit button and the controls beside it. */
  children: ReactNode;
}

/** The form of a zone. */
export function ZoneFields({ state, label, children }: ZoneFieldsProps) {
  const { form, change, submission, picture } = state;
  const { problem, attempt, errorOf } = submission;
  return (
    <form {...submission.form} className="grid gap-7" aria-label={label}>
      <FormProblem problem={problem} attempt={attempt} idPrefix="" />
      <TextField
        label="Title"
        name="title"
        maxLength={ZONE_LIMITS.title}
        autoComplete="off"
        placeholder="e.g. Maple & 4th"
        counter={`${form.title.length} / ${ZONE_LIMITS.title}`}
        value={form.title}
        error={errorOf('title')}
        onChange={(event) => change('title', event.target.value)}
      />
      <TextAreaField
        label="Description"
        name="description"
        rows={3}
        maxLength={ZONE_LIMITS.description}
        placeholder="Who it is for, and how you swap"
        counter={`${form.description.length} / ${ZONE_LIMITS.description}`}
        value={form.description}
        error={errorOf('description')}
        onChange={(event) => change('description', event.target.value)}
      />
      <TypeField value={form.type} onChange={(type) => change('type', type)} />
      <AreaField
        area={form.area}
        position={form.position}
        onArea={(area) => change('area', area)}
        onPosition={(position) => change('position', position)}
        error={errorOf('area')}
      />
      <RulesField value={form.rules} onChange={(rules) => change('rules', rules)} error={errorOf('rules')} />
      <ReadersField value={form.discussion} onChange={(readers) => change('discussion', readers)} />
      <PictureField
        {...picture}
        imageUrl={form.imageUrl}
        onImageUrl={(imageUrl) => change('imageUrl', imageUrl)}
        error={errorOf('imageUrl')}
      />
      <div className="flex flex-wrap items-center gap-3.5 max-md:flex-col max-md:items-stretch">
        {children}
      </div>
    </form>
  );
}
