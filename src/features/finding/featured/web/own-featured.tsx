import { Link } from 'react-router';
import { DataTable } from '../../../../platform/web/ui/data-table.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import type { OwnFeatured as Own } from '../contract/featured.ts';

/** Shows how often a seller's listings were featured. Hidden for sellers who never had the plan. */
export function OwnFeatured({ own }: { own: Own }) {
  const { active, shown, opened, listings } = own;
  if (!active && shown === 0) return null;
  return (
    <section className="panel grid gap-4 p-4 md:p-6" aria-labelledby="own-featured">
      <div>
        <h2 id="own-featured" className="t-panel">
          Featured listings
        </h2>
        <p className="mt-1 text-ink-2">
          {active
            ? 'What you have for sale takes turns in Browse and on the home page. Each person counts once a day.'
            : 'Your plan no longer features your listings. These numbers are from when it did.'}
        </p>
      </div>
      {listings.length === 0 ? (
        <p className="text-ink-2">Nobody has seen one yet.</p>
      ) : (
        <DataTable
          caption="People who saw and opened your featured listings, each once a day"
          heads={['Listing', 'Shown', 'Opened']}
          rows={listings.map(({ listing, ...counts }) => ({
            key: listing.id,
            name: (
              <Link
                to={`/listing/${listing.id}`}
                className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
                dir="auto"
              >
                {listing.title}
              </Link>
            ),
            cells: [grouped(counts.shown), grouped(counts.opened)],
          }))}
          total={{ name: 'All listings', cells: [grouped(shown), grouped(opened)] }}
        />
      )}
    </section>
  );
}
