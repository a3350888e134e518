import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** Classes of what is at the end of the row: it gives way to the button under a mouse. */
export const SWIPE_ROW_END =
  'pointer-fine:group-hover/swiped:opacity-0 pointer-fine:group-has-[button:focus-visible]/swiped:opacity-0';

interface SwipeAction {
  label: string;
  icon: IconName;
  onPress: () => void;
}

interface SwipeRowProps {
  /** Revealed by a swipe, under a mouse, or when the keyboard reaches it. Left out while there is nothing to do. */
  action?: SwipeAction | false | undefined;
  /** Above the first item of a part of the list. */
  heading?: string | false;
  children: ReactNode;
}

/** An item of a list that people swipe for its action. Swiping is the browser's own scrolling. */
export function SwipeRow({ heading, action, children }: SwipeRowProps) {
  const row = action ? <Swiped action={action}>{children}</Swiped> : children;
  return (
    <li className="group/item">
      {heading && (
        <h2 className="t-label mx-3 mt-4 mb-1.5 font-sans tracking-normal group-first/item:mt-0">
          {heading}
        </h2>
      )}
      {row}
    </li>
  );
}

function Swiped({ action, children }: { action: SwipeAction; children: ReactNode }) {
  return (
    <div className="group/swiped relative flex snap-x snap-mandatory gap-1 overflow-x-auto overscroll-x-contain rounded-lg [scrollbar-width:none]">
      <div className="w-full flex-none snap-start">{children}</div>
      <button
        type="button"
        // A mouse can't swipe: the button takes the end of the row.
        className="grid w-20 flex-none snap-end place-items-center rounded-lg bg-primary text-on-primary focus-visible:-outline-offset-4 pointer-fine:absolute pointer-fine:end-2.5 pointer-fine:top-1/2 pointer-fine:size-11 pointer-fine:-translate-y-1/2 pointer-fine:rounded-full pointer-fine:not-group-hover/swiped:not-focus-visible:opacity-0"
        aria-label={action.label}
        title={action.label}
        onClick={action.onPress}
      >
        <Icon name={action.icon} className="icon-lg" />
      </button>
    </div>
  );
}
