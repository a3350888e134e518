import { ChevronRight, Heart } from 'lucide-react';
import { Link } from 'react-router';

/** The way from what one sells to what one has an eye on. */
export function FavouritesLink() {
  return (
    <Link to="/favourites" className="panel flex min-h-14 items-center gap-3 px-5 font-semibold md:px-6">
      <Heart className="icon text-coral" aria-hidden="true" />
      Favourites
      <ChevronRight className="icon ml-auto text-ink-2" aria-hidden="true" />
    </Link>
  );
}
