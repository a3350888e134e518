import { Button } from '../../../../platform/web/ui/button.tsx';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { ComparableListing } from '../contract/comparison.ts';
import { PhotoStack } from './photo-stack.tsx';

interface CompareBarProps {
  /** How many there are to select from. */
  found: number;
  /** Item 1 first. */
  selected: readonly ComparableListing[];
  onClear: () => void;
  onCompare: () => void;
}

/** What is selected and the way on, in view as long as the results are: a pill, and on phones above the dock. */
export function CompareBar({ found, selected, onClear, onCompare }: CompareBarProps) {
  return (
    <section
      aria-label="Selected items"
      data-toasts="above-bar"
      className="sticky bottom-[calc(--spacing(15)+max(--spacing(6),env(safe-area-inset-bottom)))] z-(--z-bar) -mx-4 mt-8 flex items-center gap-2.5 rounded-t-xl bg-surface px-4 pt-2.5 pb-5 text-sm shadow-3 md:bottom-6 md:mx-auto md:w-fit md:gap-3.5 md:rounded-full md:bg-raised md:py-2.5 md:ps-3.5 md:pe-2.5 md:text-md low-screen:static"
    >
      {selected.length > 0 && (
        <span className="max-[379px]:hidden">
          <PhotoStack look="bar" photos={selected.map(({ cover }) => cover)} />
        </span>
      )}
      <p className="num font-[650] whitespace-nowrap" role="status">
        {`${selected.length} of ${Math.min(COMPARISON_LIMITS.most, found)} selected`}
      </p>
      {selected.length > 0 && (
        <Button variant="quiet" className="max-md:hidden" onClick={onClear}>
          Clear
        </Button>
      )}
      <Button
        className="ms-auto min-h-12 max-md:px-4 md:ms-2.5"
        disabled={found < COMPARISON_LIMITS.fewest}
        onClick={onCompare}
      >
        Compare Selected
      </Button>
    </section>
  );
}
