import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { GuestDialog } from '../../guests/web/guest-dialog.tsx';
import { ListingGrid } from '../../listings/web/listing-grid.tsx';
import { HeroPile } from './hero-pile.tsx';
import { pageMeta } from './page-meta.ts';
import './home.css';

const NEWEST = 8;
const POINTS = ['Free to list', 'No commission or fees', 'Neighbors, not warehouses'];

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, publicUrl } = pageOf(context);
  const { listings } = await load(api.GET('/api/listings', { params: { query: { limit: NEWEST } } }));
  return { listings, publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const title = 'Offhand. Make Cash. Lose Clutter.';
  const description = 'Sell a thing in seconds and find one nearby. Free to list, no commission or fees.';
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: `${loaderData?.publicUrl ?? ''}/` },
  ];
};

export default function HomePage() {
  const { listings } = useLoaderData<typeof loader>();
  const [guestDialog, setGuestDialog] = useState(false);
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <div className="hero-copy">
          <h1 id="hero-title">
            Make Cash. <br />
            Lose Clutter.
          </h1>
          <p className="hero-lead">
            Snap a photo, name your price. It's listed, and someone nearby already wants it.
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <ButtonLink to="/create-listing" size="lg" className="hero-pulse">
              Post Something
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <Button variant="quiet" size="lg" onClick={() => setGuestDialog(true)}>
              Continue as Guest
            </Button>
          </div>
          <ul className="hero-points">
            {POINTS.map((point) => (
              <li key={point}>
                <Check className="icon-sm" aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <HeroPile />
      </section>
      {listings.length > 0 && (
        <section className="wrap mt-16 md:mt-24" aria-labelledby="newest">
          <div className="mb-6 flex items-end justify-between gap-4">
            <h2 id="newest" className="text-[2rem] md:text-[2.75rem]">
              Just posted
            </h2>
            <Link to="/listings" className="home-more">
              Browse everything
              <ArrowRight className="icon-sm" aria-hidden="true" />
            </Link>
          </div>
          <ListingGrid listings={listings} wide heading="h3" />
        </section>
      )}
      <GuestDialog open={guestDialog} onClose={() => setGuestDialog(false)} />
    </>
  );
}
