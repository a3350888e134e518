import { type ReactNode, useEffect, useRef } from 'react';
import { namesFields } from '../../../../platform/web/form/submission.ts';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { PhotoField } from '../../photos/web/photos.ts';
import { CategoryField, ConditionField, PlaceField, PriceField, TitleField } from './draft-fields.tsx';
import { ListingDetails } from './listing-details.tsx';
import type { ListingFormState } from './use-listing-form.ts';

interface ListingFieldsProps {
  state: ListingFormState;
  /** For a button outside of the form. */
  id?: string;
  /** The listing that is being edited. */
  listingId?: string;
  /** The photos are left out, as the caller shows them elsewhere. */
  hidesPhotos?: boolean;
  /** Between the photos and the fields. */
  top?: ReactNode;
  /** In place of the title. */
  title?: ReactNode;
  /** Those to choose from; all, if absent. */
  categories?: { offered: readonly CategorySlug[]; onMore: () => void };
  /** Among the details. */
  details?: { first: ReactNode; summary: string };
  /** Details are folded at first. */
  folded?: boolean;
  /** The submit button and what is beside it. */
  children?: ReactNode;
}

/** The fields of a listing. What is required fits one phone screen; the rest is folded below it. */
export function ListingFields({
  state,
  id,
  listingId,
  hidesPhotos = false,
  top,
  title,
  categories,
  details,
  folded = false,
  children,
}: ListingFieldsProps) {
  const { photos, submit, problem } = state;
  const form = useRef<HTMLFormElement>(null);
  const isAboutFields = namesFields(problem);
  const attempt = isAboutFields ? state.attempt : 0;

  // After Details have opened, where the field is among them.
  useEffect(() => {
    if (attempt === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [attempt]);

  return (
    <form
      ref={form}
      id={id}
      aria-label="Listing"
      // Outlined while files are dragged over the page.
      className="fields-compact relative grid grid-cols-1 gap-3 data-photo-drop:after:pointer-events-none data-photo-drop:after:absolute data-photo-drop:after:-inset-3 data-photo-drop:after:z-(--z-raised) data-photo-drop:after:rounded-bubble data-photo-drop:after:border-2 data-photo-drop:after:border-dashed data-photo-drop:after:border-focus data-photo-drop:after:bg-focus/7 md:gap-5"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {!isAboutFields && <FormProblem problem={problem} attempt={state.attempt} idPrefix="" />}
      {!hidesPhotos && <PhotoField {...photos.field} />}
      {top}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-x-4 md:gap-y-5">
        {title ?? <TitleField state={state} />}
        <PriceField state={state} listingId={listingId} />
      </div>
      <ConditionField state={state} />
      <div className="grid grid-cols-2 gap-2.5 max-[22.5rem]:grid-cols-1 md:gap-4">
        <CategoryField state={state} {...categories} />
        <PlaceField state={state} />
      </div>
      <ListingDetails state={state} isNew={listingId === undefined} folded={folded} extra={details} />
      {children}
    </form>
  );
}
