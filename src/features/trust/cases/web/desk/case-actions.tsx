import { Button } from '../../../../../platform/web/ui/button.tsx';
import type { Case } from '../../contract/case.ts';

interface CaseActionsProps {
  deskCase: Case;
  canDecide: boolean;
  hasDraft: boolean;
  onDecide: () => void;
  onDismiss: () => void;
  onNext: () => void;
}

/** The bar at the bottom, where no panel fits beside the case. */
export function CaseActions({
  deskCase,
  canDecide,
  hasDraft,
  onDecide,
  onDismiss,
  onNext,
}: CaseActionsProps) {
  const isDecided = deskCase.state === 'decided';
  return (
    <div
      data-desk-bar
      data-toasts="above-bar"
      className="fixed inset-x-0 bottom-0 z-(--z-bar) flex gap-2 bg-bg/94 px-4 pt-2.5 pb-[max(20px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line)] backdrop-blur-lg xl:hidden desk:start-54"
    >
      {!isDecided && deskCase.appeal === null && (
        <Button variant="line" className="flex-1" disabled={!canDecide} onClick={onDismiss}>
          Nothing wrong
        </Button>
      )}
      {/* What was written for a case that can't be decided anymore. */}
      {!canDecide && hasDraft && (
        <Button variant="line" className="flex-1" onClick={onDecide}>
          Your draft
        </Button>
      )}
      {!isDecided && (canDecide || !hasDraft) && (
        <Button className="flex-1" disabled={!canDecide} onClick={onDecide}>
          Decide
        </Button>
      )}
      {isDecided && (
        <Button className="flex-1" onClick={onNext}>
          Next case
        </Button>
      )}
    </div>
  );
}
