import { useSiteSupport } from '../../../../platform/web/site-support.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { HeroPile } from './hero-pile.tsx';

const POINTS = ['Free to list', 'No commission or fees', 'Neighbors, not warehouses'];

interface HomeHeroProps {
  /** The pointer or the focus is on the button. */
  onGuestNear: () => void;
  onGuest: () => void;
}

/** Introduces the product to visitors, with two calls to action. */
export function HomeHero({ onGuestNear, onGuest }: HomeHeroProps) {
  const { vision } = useSiteSupport();
  return (
    <section
      className="on-zest-ground flex max-w-340 flex-col overflow-hidden rounded-b-2xl px-5 pt-6.5 md:mx-5 md:grid md:min-h-130 md:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] md:items-center md:gap-2 md:rounded-2xl md:py-7 md:ps-9 md:pe-3 lg:min-h-[clamp(600px,100svh-100px,760px)] lg:ps-15 lg:pe-7 2xl:mx-auto"
      aria-labelledby="hero-title"
    >
      {/* On phones the pile comes before the points, so that it is visible without scrolling. */}
      <div className="max-md:contents">
        <h1 id="hero-title" className="t-hero">
          Make Cash. <br />
          Lose Clutter.
        </h1>
        <p className="t-lead mt-4 mb-5 max-w-[24em] md:mb-5.5 lg:mt-6.5 lg:mb-8">
          {vision ? 'Snap a photo, name your price.' : 'Snap a photo, type what it is, name your price.'} It's
          listed, and someone nearby already wants it.
        </p>
        <div className="flex flex-wrap gap-0.5">
          <ButtonLink
            to="/create-listing"
            size="lg"
            className="animate-pulse-ring max-md:flex-auto max-md:px-3.5 max-md:text-base"
          >
            Post Something
            <Icon name="arrow-right" />
          </ButtonLink>

          <Button
            variant="quiet"
            size="lg"
            className="max-md:px-3.5 max-md:text-base"
            onPointerEnter={onGuestNear}
            onFocus={onGuestNear}
            onClick={onGuest}
          >
            Continue as Guest
          </Button>
        </div>
        <ul className="flex flex-wrap gap-x-4.5 gap-y-2 text-md font-semibold max-md:order-1 max-md:mb-7 md:mt-5 lg:mt-9">
          {POINTS.map((point) => (
            <li key={point} className="flex items-center gap-1.5">
              <Icon name="check" className="icon-sm stroke-3" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <HeroPile />
    </section>
  );
}
