import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { GuestDialog } from '../../../people/guests/web/guests.ts';
import { placeFromCookie, type ViewerPlace } from '../../../items/listings/web/listings.ts';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { pageOf } from '../../../../platform/web/page-context.ts';
import { HomeAi } from './home-ai.tsx';
import { HomeCall } from './home-call.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { siteAsOrganization, siteAsWebSite } from './home-json-ld.ts';
import { type ComingShelves, FreeShelf, NewestShelf } from './home-shelves.tsx';
import { HomeStart } from './home-start.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeStories } from './home-stories.tsx';
import { HomeTrending } from './home-trending.tsx';
import { loadShelves, NO_SHELVES } from './load-shelves.ts';
import { newTitle } from './new-listings.ts';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import preview from './pictures/preview.jpg?no-inline';

interface HomeData {
  publicUrl: string;
  place: ViewerPlace | null;
  shelves: ComingShelves;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  const cookies = request.headers.get('cookie');
  const place = placeFromCookie(cookies);
  return { publicUrl, place, shelves: await loadShelves(api, place, cookies) };
}

/** Navigating from another page shows this one at once; its listings follow. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): HomeData {
  const shelves = serverLoader<typeof loader>().then(
    (data) => data.shelves,
    () => NO_SHELVES,
  );
  return { publicUrl: window.location.origin, place: placeFromCookie(document.cookie), shelves };
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

/** Loaded for members and guests only. */
const OwedReplies = lazyPart(() => import('./owed-replies.tsx'));

export default function HomePage() {
  const { shelves, place } = useLoaderData() as HomeData;
  const { account, guest } = useViewer();
  const [guestDialog, setGuestDialog] = useState(false);
  return (
    <>
      {account === null && guest === null ? (
        <>
          <HomeHero onGuestNear={GuestDialog.prepare} onGuest={() => setGuestDialog(true)} />
          <NewestShelf shelves={shelves} title={newTitle(place)} />
        </>
      ) : (
        <>
          <HomeStart name={account?.name ?? null} />
          <NewestShelf shelves={shelves} title={newTitle(place)} first />
          <OwedReplies shelves={shelves} />
        </>
      )}
      <HomeFeatures />
      <HomeAi />
      <HomeSteps />
      <HomeTrending />
      <FreeShelf shelves={shelves} />
      <HomeStories shelves={shelves} />
      <HomeCall />
      <GuestDialog open={guestDialog} onClose={() => setGuestDialog(false)} />
    </>
  );
}
