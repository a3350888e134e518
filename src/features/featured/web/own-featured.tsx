import { Link } from 'react-router';
import { grouped } from '../../../shared/grouped.ts';
import type { OwnFeatured as Own } from '../contract/featured.ts';

/** How often a seller's listings were featured. Left out for whoever never had the plan for it. */
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
            ? 'Everything you have for sale takes turns in search results and on the home page.'
            : 'Your plan no longer features your listings. These are the numbers from when it did.'}
        </p>
      </div>
      {listings.length === 0 ? (
        <p className="text-ink-2">Nobody has been shown one yet.</p>
      ) : (
        <table className="num w-full text-sm">
          <caption className="sr-only">People who were shown your featured listings, each once a day</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-2 text-start font-semibold">
                Shown most
              </th>
              <th scope="col" className="w-20 py-2 text-end font-semibold">
                Shown
              </th>
              <th scope="col" className="w-20 py-2 text-end font-semibold">
                Opened
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {listings.map(({ listing, ...counts }) => (
              <tr key={listing.id}>
                <th scope="row" className="py-1 text-start font-normal">
                  <Link
                    to={`/listing/${listing.id}`}
                    className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
                    dir="auto"
                  >
                    {listing.title}
                  </Link>
                </th>
                <td className="text-end">{grouped(counts.shown)}</td>
                <td className="text-end">{grouped(counts.opened)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="pt-3 text-start">
                All
              </th>
              <td className="pt-3 text-end">{grouped(shown)}</td>
              <td className="pt-3 text-end">{grouped(opened)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
