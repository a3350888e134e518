import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { FirstScreenEnd } from '../../../../platform/web/page/first-screen-end.tsx';
import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { previewMeta, siteOf } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { SearchBox } from '../../../../platform/web/ui/search-box.tsx';
import { greeting } from '../../../../shared/person-name.ts';
import { placeFromCookie, type ViewerPlace } from '../../../items/listings/web/listings.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { GuestDialog } from '../../../people/guests/web/guests.ts';
import { HomeAi } from './home-ai.tsx';
import { HomeHero } from './home-hero.tsx';
import { siteAsOrganization, siteAsWebSite } from './home-json-ld.ts';
import { HomeSection } from './home-section.tsx';
import { type ComingShelves, FreeShelf, NewestShelf, type Shelves } from './home-shelves.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeStories } from './home-stories.tsx';
import { HomeTrending } from './home-trending.tsx';
import { loadShelves, NO_SHELVES } from './load-shelves.ts';
import { newTitle } from './new-listings.ts';
import moka from './pictures/moka-cut.avif?no-inline';
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

/** Shows the page immediately when people navigate to it; its listings load afterwards. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): HomeData {
  const shelves = serverLoader<typeof loader>().then(
    (data) => data.shelves,
    () => NO_SHELVES,
  );
  return { publicUrl: window.location.origin, place: placeFromCookie(document.cookie), shelves };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const publicUrl = loaderData?.publicUrl ?? '';
  const { siteName, homeTitle, guests } = siteOf(matches);
  const title = `${siteName}. ${homeTitle}`;
  const description = `Sell what you no longer need in seconds, and find second-hand items nearby. Free to list, no commission or fees${guests ? ', no account needed' : ''}.`;
  return [
    ...previewMeta(matches, title, description),
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/` },
    { property: 'og:url', content: `${publicUrl}/` },
    { property: 'og:image', content: publicUrl + preview },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${homeTitle} A pile of items with price tags.` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': siteAsWebSite(publicUrl, siteName) },
    { 'script:ld+json': siteAsOrganization(publicUrl, siteName) },
  ];
};

// Rendered by the server, so that their code can load after the page.
const HomeFeatures = lazyPart(() => import('./home-features.tsx'));
const HomeNear = lazyPart(() => import('./home-near.tsx'));
const HomeNow = lazyPart(() => import('./home-now.tsx'));
const OwedReplies = lazyPart(() => import('./owed-replies.tsx'));

export default function HomePage() {
  const { shelves: coming, place } = useLoaderData() as HomeData;
  const shelves = useLastShelves(coming);
  const { account, guest } = useViewer();
  const [guestDialog, setGuestDialog] = useState(false);
  return (
    <>
      <HomeNow shelves={shelves} />
      {account === null && guest === null ? (
        <>
          <HomeHero onGuestNear={GuestDialog.prepare} onGuest={() => setGuestDialog(true)} />
          <FirstScreenEnd />
          <HomeNear shelves={shelves} />
          <NewestShelf shelves={shelves} title={newTitle(place)} />
        </>
      ) : (
        <>
          <HomeStart name={account?.name ?? null} />
          <NewestShelf shelves={shelves} title={newTitle(place)} first />
          <FirstScreenEnd />
          <OwedReplies shelves={shelves} />
          <HomeNear shelves={shelves} />
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

/** What the page showed last in this tab. */
let last: Shelves | null = null;

/**
 * Returns what the page showed last until its listings are loaded, so that a card is in its place again when people go
 * back to it.
 */
function useLastShelves(coming: ComingShelves): ComingShelves {
  const [shown, setShown] = useState(coming instanceof Promise ? last : coming);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(coming).then((shelves) => {
      if (!isCurrent) return;
      if (shelves !== NO_SHELVES) last = { ...shelves, owed: [] };
      setShown(shelves);
    });
    return () => {
      isCurrent = false;
    };
  }, [coming]);
  return shown ?? coming;
}

/** The call to action at the end of the page. On wide screens the number stands beside text and button. */
function HomeCall() {
  return (
    <HomeSection id="call">
      <div className="on-zest-ground relative grid justify-items-start gap-6 overflow-hidden rounded-2xl px-6.5 pt-7.5 pb-8.5 md:grid-cols-[auto_1fr] md:gap-x-10 md:gap-y-5 md:px-16 md:py-14">
        <h2 id="call" className="t-page md:contents">
          <span className="row-span-2 block text-[min(clamp(8rem,21vw,16rem),42vw)] leading-[0.8] tracking-[-0.075em] max-md:mb-5">
            30s
          </span>{' '}
          <span className="md:self-end">
            to post. <br />
            Pick one thing. <br />
            Go.
          </span>
        </h2>
        <ButtonLink to="/create-listing" size="lg" className="md:col-start-2">
          Post Something
          <Icon name="arrow-right" />
        </ButtonLink>
        <img
          src={moka}
          alt=""
          width={360}
          height={360}
          loading="lazy"
          decoding="async"
          className="absolute end-10 -bottom-8.5 rotate-6 drop-shadow-zest max-xl:hidden"
        />
      </div>
    </HomeSection>
  );
}

/** The top of the home page for members and guests: search and sell. */
function HomeStart({ name }: { name: string | null }) {
  const navigate = useNavigate();
  return (
    <section className="wrap pt-4 md:pt-8" aria-labelledby="start-title">
      <h1 id="start-title" className="t-page break-words" dir="auto">
        {greeting(name)}
      </h1>
      <div className="mt-5 flex gap-3">
        <SearchBox
          onSearch={(q) =>
            void navigate(q ? `/listings?${new URLSearchParams({ q }).toString()}` : '/listings')
          }
        />
        <ButtonLink variant="zest" to="/create-listing" className="max-md:hidden">
          <Icon name="plus" />
          Create Listing
        </ButtonLink>
      </div>
    </section>
  );
}
