import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Position } from '../../../shared/position.ts';
import type { MapTiles } from '../contract/listing-map.ts';

/** Closer than this would promise more than rounded positions know. */
const CLOSEST = 15;
/** One spot alone is shown with what is around it. */
const FIRST_ZOOM = 13;
/** Around what is shown, in pixels: half a price to the sides, the scale and the buttons above. */
const MARGIN: [number, number] = [48, 64];
/** Pins are buttons of their own above the map. */
const PINS_LAYER = '600';

/** The map in a frame, and the element that moves with it. */
export interface View {
  map: LeafletMap;
  pane: HTMLElement;
}

/** Moves and zooms a map to positions, of which there is one at least. */
export function showAll(map: LeafletMap, positions: readonly Position[], maxZoom = CLOSEST): void {
  const corners = positions.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  map.fitBounds(corners, { padding: MARGIN, maxZoom });
}

/**
 * A map of Leaflet, which is loaded in the browser alone: it moves, zooms, listens to keys and shows tiles. What is
 * on it is drawn by React, into `pane`, anew with each zoom.
 * @param all What the map shows first.
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
        // What React draws would stay behind until the end.
        zoomAnimation: false,
        maxZoom: CLOSEST,
        minZoom: 2,
        // Tiles are sharp at whole zooms; a drawing fits its frame better in between.
        zoomSnap: tiles === null ? 0.25 : 1,
      });
      if (first.current.length === 0) map.setView([0, 0], 2);
      else showAll(map, first.current, FIRST_ZOOM);
      if (tiles !== null) leaflet.tileLayer(tiles.url, { maxZoom: CLOSEST }).addTo(map);
      const pane = map.createPane('listings');
      pane.style.zIndex = PINS_LAYER;
      // 'zoom' comes all along while fingers pinch.
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
