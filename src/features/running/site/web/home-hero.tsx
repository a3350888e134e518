import { useSiteSupport } from '../../../../platform/web/page/site-support.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import pile720 from './pictures/pile-720.avif?no-inline';
import pile1120 from './pictures/pile-1120.avif?no-inline';
import pile1600 from './pictures/pile-1600.avif?no-inline';

const POINTS = ['Free to list', 'No commission or fees', 'Neighbors, not warehouses'];

interface HomeHeroProps {
  /** Called when the pointer or the focus reaches the button. */
  onGuestNear: () => void;
  onGuest: () => void;
}

/** Introduces the product to visitors, with two calls to action. */
export function HomeHero({ onGuestNear, onGuest }: HomeHeroProps) {
  const { vision } = useSiteSupport();
  const { homeTitle, homeLead, homePicture, guests } = useSite();
  return (
    <section
      className="on-zest-ground flex max-w-340 flex-col overflow-hidden rounded-b-2xl px-5 pt-6.5 in-[main:has([data-event-strip])]:max-md:pt-5 md:mx-5 md:grid md:min-h-130 md:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] md:items-center md:gap-2 md:rounded-2xl md:py-7 md:ps-9 md:pe-3 lg:min-h-[clamp(600px,100svh-100px,760px)] in-[main:has([data-event-strip])]:lg:min-h-[clamp(500px,100svh-332px,620px)] lg:ps-15 lg:pe-7 2xl:mx-auto"
      aria-labelledby="hero-title"
    >
      {/* On phones the pile comes before the points, so that it is visible without scrolling. */}
      <div className="max-md:contents">
        <h1 id="hero-title" className="t-hero">
          {homeTitle.split(/(?<=[.!?]) /).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="t-lead mt-4 mb-5 in-[main:has([data-event-strip])]:max-md:mt-3 in-[main:has([data-event-strip])]:max-md:mb-4 max-w-[24em] md:mb-5.5 lg:mt-6.5 lg:mb-8">
          {homeLead ||
            `${vision ? 'Snap a photo, name your price.' : 'Snap a photo, type what it is, name your price.'} It's listed, and someone nearby already wants it.`}
        </p>
        <div className="flex flex-wrap gap-0.5">
          <ButtonLink
            to="/create-listing"
            size="lg"
            className="before:pointer-events-none before:absolute before:inset-0 before:animate-pulse-ring before:rounded-full before:opacity-0 before:shadow-[0_0_0_12px_var(--on-zest)] max-md:flex-auto max-md:px-3.5 max-md:text-base"
          >
            Post Something
            <Icon name="arrow-right" />
          </ButtonLink>

          {guests && (
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
          )}
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
      {homePicture ? (
        <img
          src={homePicture}
          alt=""
          width={1200}
          height={1200}
          className="w-full max-w-72 rounded-2xl max-md:mt-10 max-md:mb-30 max-md:self-center md:max-w-152.5"
        />
      ) : (
        <HeroPile />
      )}
    </section>
  );
}

/** Positions in percent of the picture, and rotations in degrees. */
const TAGS = [
  { cents: 4_500, start: 28, top: 36, turn: 6 },
  { cents: 22_000, start: 83, top: 40, turn: 7 },
  { cents: 14_000, start: 36, top: 48, turn: -5 },
  { cents: 7_000, start: 63, top: 45, turn: -4 },
  { cents: 18_000, start: 83, top: 77, turn: 5 },
  { cents: 16_000, start: 39, top: 90, turn: 5 },
];

const string = (
  <svg
    viewBox="0 0 30 34"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    className="absolute -start-3.5 -top-3.75 z-(--z-raised) h-8 w-7 overflow-visible"
  >
    <path d="M4 3C-2 16 8 32 27 31" />
  </svg>
);

/**
 * Illustration: a pile of items with price tags. A picture, so it is the same where text runs from the right. On most
 * phones it ends above the dock's shelf, and what follows it begins below the dock.
 */
function HeroPile() {
  return (
    <div
      className="relative aspect-15/14 w-full max-w-72 max-md:mt-10 max-md:mb-30 max-md:self-center in-[main:has([data-event-strip])]:max-md:mt-8 in-[main:has([data-event-strip])]:max-md:max-w-60 md:max-w-152.5 in-[main:has([data-event-strip])]:md:max-w-135 max-lg:[&_.tag]:h-7 max-lg:[&_.tag]:ps-6 max-lg:[&_.tag]:pe-2.5 max-lg:[&_.tag]:text-md"
      dir="ltr"
      role="img"
      aria-label="A pile of second-hand items with price tags: an armchair, a guitar, a lamp, a turntable, a camera and a tin robot"
    >
      <i className="absolute -start-[4%] -end-[8%] bottom-[2%] h-[15%] rounded-[50%] bg-(--sh-zest) blur-xl" />
      {/* Larger than the pile, for shadows and parts that stick out. `sizes` says less than its width on phones, whose
          screens are denser than the eye needs. */}
      <img
        srcSet={`${pile720} 720w, ${pile1120} 1120w, ${pile1600} 1600w`}
        sizes="(min-width: 48rem) 780px, 240px"
        alt=""
        width={1920}
        height={1690}
        fetchPriority="high"
        decoding="sync"
        className="absolute -start-[8%] -top-[15%] h-auto w-[128%] max-w-none"
      />
      {/* Each hangs from its string. */}
      {TAGS.map(({ cents, start, top, turn }) => (
        <span
          key={cents}
          className="absolute origin-top-left"
          style={{ insetInlineStart: `${start}%`, top: `${top}%`, rotate: `${turn}deg` }}
        >
          {string}
          <PriceTag cents={cents} />
        </span>
      ))}
      <span className="absolute -start-[1%] -top-[6%] flex max-w-80 in-[main:has([data-event-strip])]:max-md:-start-[8%] in-[main:has([data-event-strip])]:max-md:whitespace-nowrap items-center gap-2.5 rounded-lg rounded-es-2xs bg-on-zest py-2.25 ps-2.25 pe-4.5 text-sm leading-tight font-medium text-on-night drop-shadow-zest md:start-[20%] md:-top-[1%] md:text-md">
        <Icon name="pen-line" className="size-9 flex-none rounded-full bg-zest p-2.25 text-on-zest" />
        “Green armchair, like new, $140”
      </span>
    </div>
  );
}
