import clsx from 'clsx';
import { Link } from 'react-router';
import { CategoryIcon } from '../../../../platform/web/ui/category-icon.tsx';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import { HomeHead, HomeMore, HomeSection } from './home-section.tsx';
import headphones from './pictures/headphones-cut.avif?no-inline';
import jacket from './pictures/jacket-cut.avif?no-inline';
import plant from './pictures/plant-cut.avif?no-inline';
import robot from './pictures/robot-cut.avif?no-inline';
import skateboard from './pictures/skateboard-cut.avif?no-inline';
import vases from './pictures/vases-cut.avif?no-inline';
import { type TrendingSlug, trendingAddress, trendingNow } from './trending.ts';

const PICTURES: Readonly<Record<TrendingSlug, { src: string; ground: string }>> = {
  electronics: { src: headphones, ground: 'bg-sky' },
  clothing: { src: jacket, ground: 'bg-sand' },
  'home-garden': { src: plant, ground: 'bg-mint' },
  'sporting-goods': { src: skateboard, ground: 'bg-violet' },
  free: { src: vases, ground: 'bg-zest' },
  collectibles: { src: robot, ground: 'bg-clay' },
};

/** A row to swipe on phones, six in a row on wider screens. */
export function HomeTrending() {
  return (
    <HomeSection id="trending">
      <HomeHead id="trending" title="Trending Now">
        <HomeMore to="/listings">Browse everything</HomeMore>
      </HomeHead>
      <ul className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 md:mx-0 md:grid md:grid-cols-6 md:gap-4 md:overflow-visible md:px-0">
        {trendingNow().map((slug) => (
          <li key={slug} className="w-[max(132px,6.5rem)] md:w-auto">
            <Link
              to={trendingAddress(slug)}
              className="press group block rounded-bubble text-center font-semibold"
            >
              <TrendingPicture slug={slug} />
              {slug === 'free' ? 'Free' : categoryLabel(slug)}
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** The picture of a shortcut; for a category that operators added, its icon. */
function TrendingPicture({ slug }: { slug: string }) {
  const picture = Object.entries(PICTURES).find(([category]) => category === slug)?.[1];
  return (
    <span
      className={clsx(
        'mb-2 grid h-30 place-items-center overflow-hidden rounded-bubble md:h-37.5',
        picture?.ground ?? 'bg-surface-2 [&>svg]:size-12',
      )}
    >
      {picture ? (
        <img
          src={picture.src}
          alt=""
          width={128}
          height={128}
          loading="lazy"
          decoding="async"
          className="size-26 transition-transform duration-(--t-slow) ease-(--ease-out) motion-safe:group-hover:scale-107 motion-safe:group-hover:-rotate-2 md:h-auto md:w-[min(8rem,84%)]"
        />
      ) : (
        <CategoryIcon category={slug} />
      )}
    </span>
  );
}
