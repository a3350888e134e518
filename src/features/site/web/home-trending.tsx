import { Link } from 'react-router';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { categoryLabel } from '../../listings/contract/taxonomy.ts';
import robot from './pile/robot.svg?no-inline';
import headphones from './pictures/headphones-cut.svg?no-inline';
import jacket from './pictures/jacket-cut.svg?no-inline';
import plant from './pictures/plant-cut.svg?no-inline';
import skateboard from './pictures/skateboard-cut.svg?no-inline';
import vases from './pictures/vases-cut.svg?no-inline';
import { TRENDING, trendingAddress, type TrendingSlug } from './trending.ts';

const PICTURES: Record<TrendingSlug, string> = {
  electronics: headphones,
  clothing: jacket,
  'home-garden': plant,
  'sporting-goods': skateboard,
  free: vases,
  collectibles: robot,
};

export function HomeTrending() {
  return (
    <section className="wrap home-section" aria-labelledby="trending">
      <div className="home-head">
        <h2 id="trending">Trending Now</h2>
        <Link to="/listings" className="home-more">
          Browse everything
          <Icon name="arrow-right" className="icon-sm" />
        </Link>
      </div>
      <ul className="trending">
        {TRENDING.map((slug) => (
          <li key={slug}>
            <Link to={trendingAddress(slug)}>
              <span className={`trending-ground trending-${slug}`}>
                <img src={PICTURES[slug]} alt="" width={128} height={128} loading="lazy" decoding="async" />
              </span>
              {slug === 'free' ? 'Free' : categoryLabel(slug)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
