import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface SwipeAction {
  label: string;
  icon: IconName;
  onPress: () => void;
}

interface SwipeRowProps {
  /** Revealed by a swipe, or when the keyboard reaches it. Left out while there is nothing to do. */
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
    <div className="flex snap-x snap-mandatory gap-1 overflow-x-auto overscroll-x-contain rounded-lg [scrollbar-width:none]">
      <div className="w-full flex-none snap-start">{children}</div>
      <button
        type="button"
        className="grid w-20 flex-none snap-end place-items-center rounded-lg bg-primary text-on-primary focus-visible:-outline-offset-4"
        aria-label={action.label}
        title={action.label}
        onClick={action.onPress}
      >
        <Icon name={action.icon} className="icon-lg" />
      </button>
    </div>
  );
}
