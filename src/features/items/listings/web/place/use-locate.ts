import { useState } from 'react';
import type { Position } from '../../../../../shared/position.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { locate } from './locate.ts';

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
