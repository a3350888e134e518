import { positionText, type Position } from '../../../../shared/position.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { MapDrawing } from './map-drawing.tsx';
import { MapPins } from './map-pins.tsx';
import { type Pin, clusterLocations } from './pins.ts';
import type { MapLocation } from './map-locations.ts';
import { showAll, type View } from './use-leaflet.ts';

interface OnMapProps {
  view: View;
  /** Pixels per mile. */
  mile: number;
  listings: readonly MapListing[];
  locations: readonly MapLocation<MapListing>[];
  start: Position | null;
  stops: readonly MapListing[];
  /** Without tiles. */
  plain: boolean;
  /** Position of the location whose card is open. */
  opened: string | null;
  onOpen: (location: string | null) => void;
}

/** Size of the viewer's dot with its label, in pixels. */
const VIEWER_LABEL = { width: 104, height: 24 };

/** Draws areas, the route and pins. Pins that would overlap are clustered. */
export function OnMap({ onOpen, opened, start, locations, stops, ...drawing }: OnMapProps) {
  const { map } = drawing.view;
  const pointOf = ({ latitude, longitude }: Position) => map.latLngToLayerPoint([latitude, longitude]);
  const home = start && pointOf(start);
  const isStop = (listing: MapListing) => stops.includes(listing);
  const pins = clusterLocations(locations, ({ position }) => pointOf(position), isStop);

  function press({ locations: [first, ...others] }: Pin<MapListing>) {
    if (others.length > 0) {
      showAll(
        map,
        [first, ...others].map(({ position }) => position),
      );
      return;
    }
    const key = positionText(first.position);
    onOpen(opened === key ? null : key);
  }

  return (
    <>
      <MapDrawing
        {...drawing}
        pointOf={pointOf}
        areas={pins.map(({ locations: [first] }) => first.position)}
        taken={[...pins.map(({ box }) => box), ...(home ? [{ ...home, ...VIEWER_LABEL }] : [])]}
        viewerPoint={home}
        stops={stops}
      />
      <MapPins pins={pins} viewerPoint={home} stops={stops} opened={opened} onPress={press} />
    </>
  );
}
