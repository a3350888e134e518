import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { parsePrice } from '../../../shared/money.ts';
import { AiBadge } from '../../../platform/web/ui/ai-badge.tsx';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import { categoryLabel, conditionLabel } from '../../listings/contract/taxonomy.ts';
import { shareListing } from '../../listings/web/listings.ts';
import type { Published } from './use-wizard.ts';

interface LiveStepProps {
  published: Published;
  onAnother: () => void;
}

/** The last step: it is live. The tag swings once, as if it was just hung up. */
export function LiveStep({ published, onAnother }: LiveStepProps) {
  const { id, form, cover } = published;
  const heading = useRef<HTMLHeadingElement>(null);
  const price = parsePrice(form.price);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="on-zest-ground grid gap-7 overflow-hidden rounded-2xl px-5.5 pt-7 pb-11 max-md:-mx-4 md:min-h-130 md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)] md:items-center md:px-16 md:py-14">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[clamp(3.5rem,9vw,7rem)] leading-[0.9] tracking-[-0.05em] outline-none"
        >
          It's live.
        </h1>
        <p className="mt-3.5 max-w-[24em] text-lg font-medium wrap-anywhere">
          <Link to={`/listing/${id}`} className="underline underline-offset-4" dir="auto">
            {form.title.trim()}
          </Link>{' '}
          is at the top of Browse. We'll tell you when someone writes.
        </p>
        <div className="mt-5.5 flex flex-wrap gap-2 max-md:*:flex-1">
          <Button size="lg" className="px-4! text-md! whitespace-nowrap" onClick={onAnother}>
            Create Another
          </Button>
          <ButtonLink
            to="/listings?seller=me"
            size="lg"
            variant="quiet"
            className="px-4! text-md! whitespace-nowrap inset-ring-2 inset-ring-on-zest"
          >
            View My Listings
          </ButtonLink>
        </div>
        <button
          type="button"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          onClick={() => void shareListing({ title: form.title, address: `/listing/${id}` })}
        >
          <Icon name="share-2" className="icon-sm" />
          Share it
        </button>
      </div>
      <div className="relative mx-auto w-full max-w-68 -rotate-2 md:max-w-85">
        <div className="card rounded-xl bg-surface px-3 text-ink pt-3 pb-4 shadow-3 [--ink:light-dark(var(--night),var(--on-night))]">
          <div className="photo">
            {cover !== null && <img src={cover} alt="" width={400} height={400} />}
            {form.aiGenerated && <AiBadge />}
          </div>
          <div className="card-body px-1.5">
            <p className="card-title" dir="auto">
              {form.title}
            </p>
            <div className="card-badges">
              {form.condition && <Badge>{conditionLabel(form.condition)}</Badge>}
              {form.category && <Badge>{categoryLabel(form.category)}</Badge>}
            </div>
          </div>
        </div>
        {'cents' in price && (
          <span className="absolute -end-3.5 -top-5 rotate-[7deg] [--on-tag:var(--on-night)] [--tag:var(--night)]">
            <span className="block origin-[26px_50%] animate-tag-swing">
              <PriceTag cents={price.cents} size="xl" rounded />
            </span>
          </span>
        )}
      </div>
    </section>
  );
}
