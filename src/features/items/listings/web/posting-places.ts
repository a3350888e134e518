import type { ReactNode } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { defineSlot, useSlot } from '../../../../platform/web/page/slot.tsx';

/** Where a new listing is shown beside Browse, such as a Drop Zone. */
export interface PostingPlace {
  /** The parameter of the address that names it. */
  param: 'zone' | 'event';
  id: string;
  name: string;
  /** What it is, and what posting there brings. */
  note: string;
  /** A path; null for a place without a picture. */
  pictureUrl: string | null;
  /** Its page, to which the seller returns after posting. */
  path: string;
  /** A button that joins it, for who has to before they post there; null for who may post. */
  join: ReactNode | null;
}

/** The places that the address names. */
export const postingPlacesSlot = defineSlot<readonly PostingPlace[]>([]);

/** The chosen places: the address says which, so that a reload, Back and a shared link keep them. */
export function usePostingPlaces() {
  const places = useSlot(postingPlacesSlot);
  const location = useLocation();
  const next = useNavigation().location;
  const [, setSearchParams] = useSearchParams();
  // While the page without a place loads, it is gone already.
  const search = new URLSearchParams(next?.pathname === location.pathname ? next.search : location.search);
  const chosen = places.filter(({ param, id }) => search.get(param) === id);

  const change = ({ param }: PostingPlace, id: string | null) =>
    setSearchParams(
      (params) => {
        if (id === null) params.delete(param);
        else params.set(param, id);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    chosen,
    remove: (place: PostingPlace) => change(place, null),
    putBack: (place: PostingPlace) => change(place, place.id),
  };
}

/** What is sent with a listing, and the place to return to: only those that the viewer may post to. */
export function postedInto(chosen: readonly PostingPlace[]) {
  const open = chosen.filter(({ join }) => join === null);
  const idOf = (param: PostingPlace['param']) => open.find((place) => place.param === param)?.id;
  return { place: open[0], ids: { zoneId: idOf('zone'), eventId: idOf('event') } };
}
