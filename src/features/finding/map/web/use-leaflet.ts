import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Position } from '../../../../shared/position.ts';
import type { MapTiles } from '../contract/listing-map.ts';

/** Maximum zoom, because positions are rounded. */
const MAX_ZOOM = 15;
/** Zoom for a single location, which shows its surroundings. */
const SINGLE_SPOT_ZOOM = 13;
/** Margins around the listings in pixels: half a price pin at the sides; scale and buttons at the top. */
const MARGIN: [number, number] = [48, 64];
/** z-index of the pins, which are buttons above the map. */
const PINS_LAYER = '600';

/** The map in a frame, and the element that moves with it. */
export interface View {
  map: LeafletMap;
  pane: HTMLElement;
}

/** Moves and zooms a map to fit one or more positions. */
export function showAll(map: LeafletMap, positions: readonly Position[], maxZoom = MAX_ZOOM): void {
  const corners = positions.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  map.fitBounds(corners, { padding: MARGIN, maxZoom });
}

/**
 * Creates a Leaflet map, which is loaded only in the browser. Leaflet moves, zooms, handles keys and shows tiles. React
 * draws the content into `pane`, again after each zoom.
 * @param all Positions that the map shows first.
 */
export function useLeaflet(
  frame: RefObject<HTMLDivElement | null>,
  all: readonly Position[],
  tiles: MapTiles | null,
): View | null {
  const [view, setView] = useState<View | null>(null);
  const [, setMoves] = useState(0);
  const first = useRef(all);

  useEffect(() => {
    let map: LeafletMap | null = null;
    let isGone = false;
    void import('leaflet').then(({ default: leaflet }) => {
      const { current: element } = frame;
      if (isGone || element === null) return;
      map = leaflet.map(element, {
        zoomControl: false,
        attributionControl: false,
        // React's content would lag behind until the animation ends.
        zoomAnimation: false,
        maxZoom: MAX_ZOOM,
        minZoom: 2,
        // Tiles are sharp at whole zoom levels. A drawing can fit its frame with fractional ones.
        zoomSnap: tiles === null ? 0.25 : 1,
      });
      if (first.current.length === 0) map.setView([0, 0], 2);
      else showAll(map, first.current, SINGLE_SPOT_ZOOM);
      if (tiles !== null) leaflet.tileLayer(tiles.url, { maxZoom: MAX_ZOOM }).addTo(map);
      const pane = map.createPane('listings');
      pane.style.zIndex = PINS_LAYER;
      // 'zoom' fires continuously while fingers pinch.
      map.on('zoom moveend viewreset resize', () => setMoves((moves) => moves + 1));
      setView({ map, pane });
    });
    return () => {
      isGone = true;
      map?.remove();
    };
  }, [frame, tiles]);

  return view;
}
