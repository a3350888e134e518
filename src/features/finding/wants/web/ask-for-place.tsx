import { useState } from 'react';
import { NO_FILTERS, PlaceSheet, WhereIsNearMe } from '../../search/web/search.ts';
import type { WantCriteria } from '../contract/want.ts';
import { NEAR_KM } from '../contract/want-limits.ts';
import { around, wantPlaceOf } from './want-query.ts';

/** How far that is, as people choose it. */
const NEAR_MILES = 10;

interface AskForPlaceProps {
  criteria: WantCriteria;
  onFix: (criteria: WantCriteria) => void;
}

/** Asks for the place once, in the page; until then matches are from everywhere. */
export function AskForPlace({ criteria, onFix }: AskForPlaceProps) {
  const [typing, setTyping] = useState(false);
  return (
    <>
      <WhereIsNearMe
        onFound={(place) =>
          onFix({ ...criteria, place: wantPlaceOf(place), withinKm: criteria.withinKm ?? NEAR_KM })
        }
        onType={() => setTyping(true)}
      />
      <PlaceSheet
        open={typing}
        onClose={() => setTyping(false)}
        place={null}
        filters={{ ...NO_FILTERS, within: NEAR_MILES }}
        onPlace={(place, { within }) => onFix({ ...criteria, ...around(place, within) })}
      />
    </>
  );
}
