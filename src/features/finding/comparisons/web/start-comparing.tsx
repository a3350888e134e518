import clsx from 'clsx';
import type { ReactNode } from 'react';
import headphones from '../../../../platform/web/pictures/headphones.avif?no-inline';
import newHeadphones from '../../../../platform/web/pictures/headphones-2.avif?no-inline';
import fairHeadphones from '../../../../platform/web/pictures/headphones-3.avif?no-inline';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';

const EXAMPLES = [
  { src: newHeadphones, cents: 12_000 },
  { src: headphones, cents: 9_500, isBest: true },
  { src: fairHeadphones, cents: 8_000 },
];

interface StartComparingProps {
  heading: 'h1' | 'h2';
  /** A link to where listings are chosen, on other pages. */
  action?: ReactNode;
}

/** Shown before something is compared: an example, and how it works. */
export function StartComparing({ heading: Heading, action }: StartComparingProps) {
  return (
    <section
      aria-labelledby="start-comparing"
      className="grid grid-cols-1 gap-x-10 gap-y-5 rounded-2xl bg-lilac p-5 text-on-lilac md:p-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:items-center"
    >
      <div className="grid grid-cols-3 gap-2.5 md:gap-3.5 xl:order-1" aria-hidden="true">
        {EXAMPLES.map(({ src, cents, isBest }) => (
          <span key={src} className={clsx('relative block pb-3.5', !isBest && 'mt-5')}>
            <img
              src={src}
              alt=""
              width={400}
              height={400}
              className={clsx(
                'aspect-4/5 w-full rounded-lg object-cover md:rounded-xl',
                !isBest && 'opacity-85',
              )}
            />
            {isBest && (
              <Badge tone="night" className="absolute start-1/2 top-2 -translate-x-1/2 whitespace-nowrap">
                Best Value
              </Badge>
            )}
            <span className="absolute bottom-0 start-1/2 -translate-x-1/2">
              <PriceTag cents={cents} size="sm" zest={isBest} />
            </span>
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <Heading id="start-comparing" className="text-3xl">
          Nothing to compare yet
        </Heading>
        <ol className="mt-2.5 grid list-decimal gap-1 ps-5 marker:font-bold">
          <li>Search for an item, or try one of the suggestions.</li>
          <li>Select 2 or 3 listings.</li>
          <li>See price, condition and facts side by side, and the best value.</li>
        </ol>
        {action && <div className="mt-5">{action}</div>}
      </div>
    </section>
  );
}
