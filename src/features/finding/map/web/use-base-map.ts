import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { BaseMap } from '../contract/base-map.ts';

const NONE: BaseMap = { type: 'FeatureCollection', features: [] };

/**
 * Loads the base map. Null while it loads; without features if the site has none or it can't be loaded.
 * @param isNeeded False where tiles are shown instead.
 */
export function useBaseMap(isNeeded: boolean): BaseMap | null {
  const [baseMap, setBaseMap] = useState<BaseMap | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    void outcomeOf(api.GET('/api/base-map')).then((outcome) => {
      if (!isUnmounted) setBaseMap(outcome.ok ? outcome.data : NONE);
    });
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return baseMap;
}
