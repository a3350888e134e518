import armchair from '../../../platform/web/pictures/armchair.svg?no-inline';
import { AiBadge } from '../../../platform/web/ui/ai-badge.tsx';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import { categoryLabel, conditionLabel } from '../../listings/contract/taxonomy.ts';
import { AI_EXAMPLE } from './ai-example.ts';
import { SmallPicture } from './small-picture.tsx';
import './home-ai.css';

/** Shows how a few words become a listing, with an example that the engine really produces. */
export function HomeAi() {
  const { words, draft } = AI_EXAMPLE;
  return (
    <section className="wrap home-ai-section" aria-labelledby="ai">
      <div className="ai on-night-ground">
        <div>
          <Badge tone="zest">Free</Badge>
          <h2 id="ai">
            You jot it down. <br className="max-md:hidden" />
            It writes the listing.
          </h2>
          <p>
            A few words, the way you'd text a friend. Title, description, price, category and tags come back
            filled in, ready for you to check.
          </p>
          <ButtonLink to="/create-listing" variant="zest" size="lg">
            Try it with yours
          </ButtonLink>
        </div>
        <figure className="ai-scene">
          <blockquote className="ai-words">
            <Icon name="pen-line" className="icon" />
            <p>{words}</p>
          </blockquote>
          <span className="ai-arrow" aria-hidden="true">
            <Icon name="arrow-down" className="icon" />
          </span>
          <figcaption className="ai-draft">
            <SmallPicture src={armchair} />
            <div>
              <AiBadge />
              <b>{draft.title}</b>
              <p>{draft.description}</p>
              <span className="flex flex-wrap gap-1.5">
                <Badge>{conditionLabel(draft.condition)}</Badge>
                <Badge>{categoryLabel(draft.category)}</Badge>
              </span>
            </div>
            <span className="ai-price">
              <PriceTag cents={draft.priceCents} zest />
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
