import type { ReactNode } from 'react';
import { AiBadge } from '../../../../platform/web/ui/ai-badge.tsx';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { parsePrice } from '../../../../shared/money.ts';
import { GUEST_NAME } from '../../../../shared/person-name.ts';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import type { FieldMarks, Mark } from '../../../selling/listing-drafts/web/listing-drafts.ts';
import type { ListingForm } from './listing-form.ts';

interface CreatePreviewProps {
  form: ListingForm;
  /** The first photo, as an address on this device. */
  cover: string | null;
  /** Null for a guest. */
  seller: { name: string; avatarUrl: string | null } | null;
  marks?: FieldMarks;
  /** Below it. */
  children: ReactNode;
}

/**
 * The card as buyers will see it, filled in while the seller types; bars stand for missing values. Not
 * interactive.
 */
export function CreatePreview({ form, cover, seller, marks = {}, children }: CreatePreviewProps) {
  const price = parsePrice(form.price);
  const name = seller?.name ?? GUEST_NAME;
  return (
    <aside className="sticky top-24 max-lg:hidden" aria-label="Preview" data-toasts="start">
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon name="eye" className="icon-sm" />
        What buyers will see
      </p>
      <div className="card rounded-xl bg-surface p-3 shadow-3">
        <div className="photo">
          {cover === null ? (
            <span className="grid size-full place-content-center justify-items-center gap-2.5 text-md font-semibold text-ink-2">
              <Icon name="image-plus" className="icon-lg" />
              Your photo goes here
            </span>
          ) : (
            <img src={cover} alt="" width={280} height={280} />
          )}
          {form.aiGenerated && <AiBadge />}
          {'cents' in price && <PriceTag cents={price.cents} rounded />}
        </div>
        <div className="card-body">
          {form.title ? (
            <p className="card-title" dir="auto">
              {form.title}
            </p>
          ) : (
            <Skeleton width="64%" />
          )}
          {form.description ? (
            <p className="card-text" dir="auto">
              {form.description}
            </p>
          ) : (
            <div className="card-text grid gap-2">
              <Skeleton width="94%" height={12} />
              <Skeleton width="78%" height={12} />
            </div>
          )}
          <div className="card-badges">
            {form.condition ? (
              <Badge tone={toneOf(marks.condition)}>{conditionLabel(form.condition)}</Badge>
            ) : (
              <Skeleton width={64} height={24} />
            )}
            {form.category ? (
              <Badge tone={toneOf(marks.category)}>{categoryLabel(form.category)}</Badge>
            ) : (
              <Skeleton width={96} height={24} />
            )}
          </div>
          <div className="card-seller">
            <Avatar name={name} url={seller?.avatarUrl ?? null} />
            <span className="card-name" dir="auto">
              {name}
            </span>
          </div>
        </div>
      </div>
      {children}
    </aside>
  );
}

const toneOf = (mark: Mark | undefined) => (mark === 'guess' ? 'guess' : 'plain');
