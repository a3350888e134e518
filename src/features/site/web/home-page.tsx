import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { positionText } from '../../../shared/position.ts';
import { useViewer } from '../../accounts/web/accounts.ts';
import { GuestDialog } from '../../guests/web/guests.ts';
import { placeFromCookie } from '../../listings/web/listings.ts';
import { pageOf } from '../../../platform/web/page-context.ts';
import { HomeAi } from './home-ai.tsx';
import { HomeCall } from './home-call.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { siteAsOrganization, siteAsWebSite } from './home-json-ld.ts';
import {
  type ComingShelves,
  FreeShelf,
  NewestShelf,
  OwedReplies,
  SHELF,
  type Shelves,
} from './home-shelves.tsx';
import { HomeStart } from './home-start.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeStories } from './home-stories.tsx';
import { HomeTrending } from './home-trending.tsx';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import preview from './pictures/preview.jpg?no-inline';

interface HomeData {
  publicUrl: string;
  shelves: ComingShelves;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  const place = placeFromCookie(request.headers.get('cookie'));
  const near = place ? positionText(place.position) : undefined;
  const [newest, free, owed] = await Promise.all([
    api.GET('/api/listings', { params: { query: { limit: SHELF.newest, near } } }),
    api.GET('/api/listings', { params: { query: { limit: SHELF.free, maxPriceCents: 0 } } }),
    api.GET('/api/conversations', { params: { query: { limit: SHELF.owed, owed: '1' } } }),
  ]);
  const shelves: Shelves = {
    newest: newest.data?.listings ?? null,
    free: free.data?.listings ?? null,
    // Refused for visitors, who have no chats.
    owed: owed.data?.conversations ?? [],
  };
  return { publicUrl, shelves };
}

/** Navigating from another page shows this one at once; its listings follow. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): HomeData {
  const shelves = serverLoader<typeof loader>().then(
    (data) => data.shelves,
    (): Shelves => ({ newest: null, free: null, owed: [] }),
  );
  return { publicUrl: window.location.origin, shelves };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const publicUrl = loaderData?.publicUrl ?? '';
  const title = 'Offhand. Make Cash. Lose Clutter.';
  const description =
    'Sell what you no longer need in seconds, and find second-hand items nearby. Free to list, no commission or fees, no account needed.';
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/` },
    { property: 'og:url', content: `${publicUrl}/` },
    { property: 'og:image', content: publicUrl + preview },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Make Cash. Lose Clutter. A pile of items with price tags.' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': siteAsWebSite(publicUrl) },
    { 'script:ld+json': siteAsOrganization(publicUrl) },
  ];
};

export default function HomePage() {
  const { shelves } = useLoaderData() as HomeData;
  const { account, guest } = useViewer();
  const [guestDialog, setGuestDialog] = useState(false);
  return (
    <>
      {account === null && guest === null ? (
        <>
          <HomeHero onGuest={() => setGuestDialog(true)} />
          <NewestShelf shelves={shelves} />
        </>
      ) : (
        <>
          <HomeStart name={account?.name ?? null} />
          <NewestShelf shelves={shelves} first />
          <OwedReplies shelves={shelves} />
        </>
      )}
      <HomeFeatures />
      <HomeAi />
      <HomeSteps />
      <HomeTrending />
      <FreeShelf shelves={shelves} />
      <HomeStories />
      <HomeCall />
      <GuestDialog open={guestDialog} onClose={() => setGuestDialog(false)} />
    </>
  );
}
