import { type FormEvent, useState } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { CheckboxLine } from '../../../platform/web/ui/checkbox.tsx';
import { ErrorSummary } from '../../../platform/web/ui/error-summary.tsx';
import { MoneyField } from '../../../platform/web/ui/money-field.tsx';
import { PasswordField } from '../../../platform/web/ui/password-field.tsx';
import { PriceRange } from '../../../platform/web/ui/price-range.tsx';
import type { PriceRangeValue } from '../../../platform/web/ui/price-range-rule.ts';
import { SelectField } from '../../../platform/web/ui/select-field.tsx';
import { StarChoice } from '../../../platform/web/ui/stars.tsx';
import { Switch } from '../../../platform/web/ui/switch.tsx';
import { TagsField } from '../../../platform/web/ui/tags-field.tsx';
import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { CATEGORIES } from '../../../shared/taxonomy.ts';

const options = CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));
const bars = [3, 5, 8, 12, 15, 13, 17, 14, 11, 12, 9, 10, 7, 8, 5, 6, 5, 5, 3, 4, 2, 3, 2, 1];

/** Shows every field: empty, filled and with an error. */
export function KitForms({ scope }: { scope: string }) {
  const [range, setRange] = useState<PriceRangeValue>({ min: 0, max: 3000 });
  const [stars, setStars] = useState(4);
  const [failed, setFailed] = useState(0);
  const [sent, setSent] = useState('');

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent([...data].map(([name, value]) => `${name}=${String(value)}`).join(', '));
  }

  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="panel grid gap-4.5 p-6">
        {failed > 0 && (
          <ErrorSummary
            attempt={failed}
            title="Missing information"
            text="Please fill in all required fields"
            errors={[
              { fieldId: `${scope}-bad-title`, message: 'Title' },
              { fieldId: `${scope}-bad-price`, message: 'Price' },
            ]}
          />
        )}
        <Button variant="line" onClick={() => setFailed(failed + 1)}>
          Show the error summary
        </Button>
        <TextField
          label="Title"
          name="title"
          id={`${scope}-bad-title`}
          error="Give it a title, even a short one."
          defaultValue=""
        />
        <MoneyField
          label="Price"
          name="price"
          id={`${scope}-bad-price`}
          error="Price can't be below 0."
          defaultValue="-5"
        />
        <SelectField
          label="Category"
          name="category"
          id={`${scope}-bad-category`}
          options={options}
          placeholder="Choose one"
          error="Pick the category that comes closest."
        />
        <PriceRange legend="Price Range" value={range} onChange={setRange} bars={bars} />
      </div>
      <form className="panel grid gap-4.5 p-6" onSubmit={onSubmit}>
        <TextField
          label="Title"
          name="title"
          id={`${scope}-title`}
          placeholder="What are you letting go of?"
          hint="Shown on the card."
          counter="48 left"
        />
        <TextAreaField
          label="Description"
          name="description"
          id={`${scope}-description`}
          placeholder="Age, size, scratches, why you're selling it"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField label="Price" name="price" id={`${scope}-price`} />
          <SelectField
            label="Category"
            name="category"
            id={`${scope}-category`}
            options={options}
            placeholder="Choose one"
          />
        </div>
        <TextField
          label="Area"
          name="area"
          id={`${scope}-area`}
          optional
          filled
          defaultValue="North side"
          disabled
        />
        <PasswordField
          label="Password"
          name="password"
          id={`${scope}-password`}
          autoComplete="new-password"
          defaultValue="correct horse"
        />
        <TagsField
          label="Tags"
          name="tags"
          id={`${scope}-tags`}
          max={10}
          maxLength={40}
          defaultValue={['velvet', 'armchair']}
        />
        <StarChoice name={`${scope}-stars`} value={stars} onChange={setStars} />
        <CheckboxLine label="Quiet hours" hint="Emails wait until they end" name="quiet" defaultChecked />
        <Switch label="Differences only" name="differences" defaultChecked />
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="zest" size="lg" type="submit">
            Post listing
          </Button>
          <p className="hint">Free. No commission or fees.</p>
        </div>
        {sent && <output className="hint wrap-anywhere">{sent}</output>}
      </form>
    </div>
  );
}
