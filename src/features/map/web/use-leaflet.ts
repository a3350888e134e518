import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Position } from '../../../shared/position.ts';
import type { MapTiles } from '../contract/listing-map.ts';

/** Closer than this would promise more than rounded positions know. */
const CLOSEST = 15;
/** Around what is shown first, in pixels. */
const MARGIN = 72;
/** Pins are buttons of their own above the map. */
const PINS_LAYER = '600';

/** The map in a frame, and the element that moves with it. */
export interface View {
  map: LeafletMap;
  pane: HTMLElement;
}

/**
 * A map of Leaflet, which is loaded in the browser alone: it moves, zooms, listens to keys and shows tiles. What is
 * on it is drawn by React, into `pane`, anew after each zoom.
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
      });
      const corners = first.current.map(({ latitude, longitude }) => leaflet.latLng(latitude, longitude));
      if (corners.length === 0) map.setView([0, 0], 2);
      else map.fitBounds(leaflet.latLngBounds(corners), { padding: [MARGIN, MARGIN], maxZoom: 13 });
      if (tiles !== null) leaflet.tileLayer(tiles.url, { maxZoom: CLOSEST }).addTo(map);
      const pane = map.createPane('listings');
      pane.style.zIndex = PINS_LAYER;
      map.on('zoomend moveend viewreset resize', () => setMoves((moves) => moves + 1));
      setView({ map, pane });
    });
    return () => {
      isGone = true;
      map?.remove();
    };
  }, [frame, tiles]);

  return view;
}
