import { useCredits } from '../../credits/web/credits.ts';

/** How many credits the viewer has left; null for unlimited, or not known. */
export function useCreditsLeft() {
  const { credits, refresh } = useCredits();
  return {
    left: credits === null || credits.unlimited ? null : credits.available,
    refresh: () => void refresh(),
  };
}
