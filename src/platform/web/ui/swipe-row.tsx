import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface SwipeRowProps {
  /** Revealed by a swipe, or when the keyboard reaches it. Left out while there is nothing to do. */
  action?: { label: string; icon: IconName; onPress: () => void } | false | undefined;
  children: ReactNode;
}

/** An item of a list that people swipe for its action. Swiping is the browser's own scrolling. */
export function SwipeRow({ action, children }: SwipeRowProps) {
  if (!action) return <li>{children}</li>;
  return (
    <li className="flex snap-x snap-mandatory gap-1 overflow-x-auto overscroll-x-contain rounded-lg [scrollbar-width:none] *:flex-none">
      <div className="w-full snap-start">{children}</div>
      <button
        type="button"
        className="grid w-20 snap-end place-items-center rounded-lg bg-primary text-on-primary focus-visible:-outline-offset-4"
        aria-label={action.label}
        title={action.label}
        onClick={action.onPress}
      >
        <Icon name={action.icon} className="icon-lg" />
      </button>
    </li>
  );
}
