import armchair from '../../../../platform/web/pictures/armchair.avif?no-inline';
import { AiBadge } from '../../../../platform/web/ui/ai-badge.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { categoryLabel, conditionLabel } from '../../../../shared/taxonomy.ts';
import { AI_EXAMPLE } from './ai-example.ts';
import { SmallPicture } from './home-section.tsx';

/** Shows how a few words become a listing, with an example that the engine really produces. */
export function HomeAi() {
  const { words, draft } = AI_EXAMPLE;
  return (
    <section className="wrap pt-4 md:pt-5" aria-labelledby="ai">
      <div className="on-night-ground grid grid-cols-1 gap-9 overflow-hidden rounded-2xl px-5.5 pt-9 pb-6 md:gap-8 md:px-10 md:py-12 lg:grid-cols-2 lg:items-center lg:gap-14 lg:py-16 lg:ps-16 lg:pe-14">
        <div>
          <Badge tone="zest">Free</Badge>
          <h2 id="ai" className="t-section mt-4.5 mb-4">
            You jot it down. <br className="max-md:hidden" />
            It writes the listing.
          </h2>
          <p className="mb-6.5 max-w-[27em] text-lg text-on-night-2">
            A few words, the way you'd text a friend. Title, description, price, category and tags come back
            filled in, ready for you to check.
          </p>
          <ButtonLink to="/create-listing" variant="zest" size="lg">
            Try it with yours
          </ButtonLink>
        </div>
        <figure>
          <blockquote className="flex gap-3 rounded-xl rounded-es-2xs bg-stage-2 px-5 py-4.5 text-lg">
            <Icon name="pen-line" className="icon mt-0.5 text-zest" />
            <p>{words}</p>
          </blockquote>
          <span
            className="relative z-(--z-raised) ms-9 -my-3 grid size-11 place-items-center rounded-full bg-zest text-on-zest ring-6 ring-stage"
            aria-hidden="true"
          >
            <Icon name="arrow-down" className="icon" />
          </span>
          <figcaption className="relative flex flex-wrap gap-x-4 gap-y-3 rounded-xl bg-surface p-3.5 text-ink">
            <SmallPicture src={armchair} className="size-26 flex-none rounded-tile object-cover lg:size-37" />
            <div className="min-w-0 flex-[1_1_9rem] lg:py-1 lg:pe-2">
              <AiBadge />
              <b className="mt-2 mb-1 block font-display text-xl leading-tight font-extrabold tracking-[-0.02em]">
                {draft.title}
              </b>
              <p className="mb-2.5 text-sm leading-snug text-ink-2">{draft.description}</p>
              <span className="flex flex-wrap gap-1.5">
                <Badge>{conditionLabel(draft.condition)}</Badge>
                <Badge>{categoryLabel(draft.category)}</Badge>
              </span>
            </div>
            <span className="absolute -end-2 -top-3.5 rotate-6">
              <PriceTag cents={draft.priceCents} zest />
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
