import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { MoneyField } from '../../../../platform/web/ui/money-field.tsx';
import { SelectField } from '../../../../platform/web/ui/select-field.tsx';
import { Sheet } from '../../../../platform/web/ui/sheet.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { CATEGORIES, type CategorySlug } from '../../../listings/contract/taxonomy.ts';
import { type PileFields, withField } from './pile.ts';

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));
const FORM = 'pile-edit';

interface PileEditProps {
  open: boolean;
  fields: PileFields;
  onClose: () => void;
  onSave: (fields: PileFields) => void;
}

/** The fields of a draft that are typed. */
export function PileEdit({ open, fields, onClose, onSave }: PileEditProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Edit draft"
      footer={
        <Button type="submit" form={FORM} size="lg" block>
          Save
        </Button>
      }
    >
      <EditForm fields={fields} onSave={onSave} />
    </Sheet>
  );
}

/** Mounted anew each time the sheet opens, with what the draft says then. */
function EditForm({ fields, onSave }: Pick<PileEditProps, 'fields' | 'onSave'>) {
  const [edited, setEdited] = useState(fields);
  const change = (field: 'title' | 'description' | 'price' | 'category', value: string) =>
    setEdited((now) => withField(now, field, value as CategorySlug));
  return (
    <form
      id={FORM}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(edited);
      }}
    >
      <TextField
        label="Title"
        name="pile-title"
        maxLength={LISTING_LIMITS.title}
        value={edited.title}
        onChange={(event) => change('title', event.target.value)}
      />
      <TextAreaField
        label="Description"
        name="pile-description"
        maxLength={LISTING_LIMITS.description}
        value={edited.description}
        onChange={(event) => change('description', event.target.value)}
      />
      <MoneyField
        label="Price"
        name="pile-price"
        value={edited.price}
        onChange={(event) => change('price', event.target.value)}
      />
      <SelectField
        label="Category"
        name="pile-category"
        placeholder="Choose one"
        options={CATEGORY_OPTIONS}
        value={edited.category}
        onChange={(event) => change('category', event.target.value)}
      />
    </form>
  );
}
