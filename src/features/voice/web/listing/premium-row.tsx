import { Link } from 'react-router';
import { UpgradeRow } from '../../../listing-drafts/web/listing-drafts.ts';

/** In place of the listing, for members whose plan does not make listings from voice. */
export function PremiumRow() {
  return (
    <section className="grid gap-2" aria-label="Voice listings">
      <UpgradeRow icon="tag" text="Turning this into a listing comes with Premium." />
      <p className="hint text-center">
        Or paste it into{' '}
        <Link to="/create-listing" className="font-semibold underline underline-offset-4">
          quick text
        </Link>
        . That's free.
      </p>
    </section>
  );
}
