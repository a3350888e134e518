import { useState } from 'react';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { type Position, roundPosition } from '../../../../../shared/position.ts';

/** Asks for the position and shows a message when there is none. */
export function useLocate(onFound: (position: Position) => void) {
  const [locating, setLocating] = useState(false);
  async function ask() {
    setLocating(true);
    try {
      onFound(await locate());
    } catch (error) {
      toast({
        tone: 'error',
        title: 'No location',
        text: error instanceof Error ? error.message : undefined,
      });
    } finally {
      setLocating(false);
    }
  }
  return { locating, ask: () => void ask() };
}

const LOCATE_MS = 15_000;
/** A position from the last ten minutes is accurate enough for a kilometer. */
const MAX_AGE_MS = 600_000;

/**
 * Asks the browser for its position, to about a kilometer; the browser may ask for permission first.
 * @throws Error with a text that says how to fix it.
 */
function locate(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error("This browser can't find your location. Type an area instead."));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundPosition(coords)),
      ({ code, PERMISSION_DENIED }) =>
        reject(
          new Error(
            code === PERMISSION_DENIED
              ? 'Allow this site to see your location in the browser, or type an area instead.'
              : "We couldn't find your location. Try again, or type an area instead.",
          ),
        ),
      { enableHighAccuracy: false, timeout: LOCATE_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
