import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageOf } from '../../../platform/web/page-context.ts';
import { HomeAi } from './home-ai.tsx';
import { HomeCall } from './home-call.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { siteAsOrganization, siteAsWebSite } from './home-json-ld.ts';
import { type ComingShelves, FreeShelf, NewestShelf, SHELF, type Shelves } from './home-shelves.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeStories } from './home-stories.tsx';
import { HomeTrending } from './home-trending.tsx';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import preview from './pictures/preview.jpg?no-inline';

interface HomeData {
  publicUrl: string;
  shelves: ComingShelves;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  const [newest, free] = await Promise.all([
    api.GET('/api/listings', { params: { query: { limit: SHELF.newest } } }),
    api.GET('/api/listings', { params: { query: { limit: SHELF.free, maxPriceCents: 0 } } }),
  ]);
  const shelves: Shelves = { newest: newest.data?.listings ?? null, free: free.data?.listings ?? null };
  return { publicUrl, shelves };
}

/** Navigating from another page shows this one at once; its listings follow. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): HomeData {
  const shelves = serverLoader<typeof loader>().then(
    (data) => data.shelves,
    (): Shelves => ({ newest: null, free: null }),
  );
  return { publicUrl: window.location.origin, shelves };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const publicUrl = loaderData?.publicUrl ?? '';
  const title = 'Offhand. Make Cash. Lose Clutter.';
  const description =
    'Sell what you no longer need in seconds, and find second-hand things nearby. Free to list, no commission or fees, no account needed.';
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/` },
    { property: 'og:url', content: `${publicUrl}/` },
    { property: 'og:image', content: publicUrl + preview },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Make Cash. Lose Clutter. A pile of things with price tags.' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': siteAsWebSite(publicUrl) },
    { 'script:ld+json': siteAsOrganization(publicUrl) },
  ];
};

export default function HomePage() {
  const { shelves } = useLoaderData() as HomeData;
  return (
    <>
      <HomeHero />
      <NewestShelf shelves={shelves} />
      <HomeFeatures />
      <HomeAi />
      <HomeSteps />
      <HomeTrending />
      <FreeShelf shelves={shelves} />
      <HomeStories />
      <HomeCall />
    </>
  );
}
