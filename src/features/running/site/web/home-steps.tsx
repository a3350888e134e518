import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type SiteSupport, useSiteSupport } from '../../../../platform/web/page/site-support.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { HomeSection, SmallPicture } from './home-section.tsx';
import sneaker from './pictures/sneaker.avif?no-inline';

const stepsOf = ({ vision, writing }: SiteSupport) => [
  {
    title: 'Snap & Speak',
    text: vision
      ? 'Take a photo and we write the listing. Or use a few words: type them, or dictate with your keyboard.'
      : writing
        ? 'Take a photo, and tap what we read on the item. Add a few words: type them, or dictate with your keyboard.'
        : 'Take a photo and describe it in a few words. Type them, or dictate with your keyboard.',
    scene: <SnapScene />,
  },
  {
    title: 'Quick Post',
    text: 'Check what we wrote, change what you like, post it.',
    scene: <PostScene />,
  },
  {
    title: 'Chat & Sell',
    text: 'Agree with a neighbor, hand it over, mark it sold. We take no cut.',
    scene: <SellScene />,
  },
];

export function HomeSteps() {
  const support = useSiteSupport();
  return (
    <HomeSection id="steps">
      <h2 id="steps" className="t-section mb-7 md:mb-11">
        How it works
      </h2>
      <ol className="grid gap-9 md:grid-cols-3 md:gap-5">
        {stepsOf(support).map(({ title, text, scene }, index) => (
          <li key={title} className="relative">
            {scene}
            <span
              className="absolute start-3.5 top-3.5 grid size-9 place-items-center rounded-full bg-stage font-display text-lg leading-none font-extrabold text-on-night"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="mt-4.5 text-3xl">{title}</h3>
            <p className="mt-1.5 max-w-[34ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}

/** A photo in a viewfinder. */
function SnapScene() {
  return (
    <Scene ground="bg-surface-3">
      <SmallPicture src={sneaker} className="absolute size-full object-cover object-[50%_66%]" />
      <div className="absolute inset-x-[22%] inset-y-8.5 [&>i]:absolute [&>i]:size-9 [&>i]:border-on-night">
        <i className="start-0 top-0 rounded-ss-bubble border-s-3 border-t-3" />
        <i className="end-0 top-0 rounded-se-bubble border-e-3 border-t-3" />
        <i className="start-0 bottom-0 rounded-es-bubble border-s-3 border-b-3" />
        <i className="end-0 bottom-0 rounded-ee-bubble border-e-3 border-b-3" />
      </div>
      <span className="absolute end-4 bottom-4 grid size-13 place-items-center rounded-full bg-zest text-on-zest shadow-2">
        <Icon name="camera" className="icon-lg" />
      </span>
    </Scene>
  );
}

/** Lines of text, and a price. */
function PostScene() {
  return (
    <Scene ground="bg-lilac">
      <div className="relative grid w-5/8 max-w-65 gap-3 rounded-lg bg-surface px-5 py-5.5 shadow-2 [&>i]:h-3 [&>i]:rounded-2xs">
        <i className="w-3/4 bg-ink" />
        <i className="w-11/12 bg-surface-3" />
        <i className="w-1/2 bg-surface-3" />
        <span className="absolute -end-4 -bottom-3.5 -rotate-5">
          <PriceTag cents={5_500} zest />
        </span>
      </div>
    </Scene>
  );
}

/** A receipt. */
function SellScene() {
  return (
    <Scene ground="bg-zest-soft">
      <dl className="w-2/3 max-w-65 rounded-lg bg-surface px-5 py-2 font-medium tabular-nums shadow-2 [&>div]:flex [&>div]:justify-between [&>div]:gap-3 [&>div]:py-2.25">
        <div>
          <dt>Price</dt>
          <dd>$55</dd>
        </div>
        <div>
          <dt>Our cut</dt>
          <dd>$0</dd>
        </div>
        <div className="border-t border-dashed border-line-strong font-display text-2xl leading-tight font-extrabold">
          <dt>Yours</dt>
          <dd>$55</dd>
        </div>
      </dl>
    </Scene>
  );
}

function Scene({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <div
      className={clsx('relative grid h-57.5 place-items-center overflow-hidden rounded-xl md:h-62.5', ground)}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}
