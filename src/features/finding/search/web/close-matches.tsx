import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { countText } from './count-text.ts';

/** Takes the place of a card before the listings that do not match everything; on phones a line of its own. */
export function CloseMatches({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-2 self-start rounded-lg bg-surface-2 px-5 py-4.5 max-md:col-span-full md:aspect-square md:p-6">
      <h2 className="text-2xl md:text-[1.625rem]">Close matches</h2>
      <p className="text-ink-2">{matching(count)} What these miss is marked on the card.</p>
      <Icon name="arrow-right" className="mt-auto size-7 max-md:hidden" />
    </div>
  );
}

function matching(count: number): string {
  if (count === 0) return 'No listing matches everything.';
  return `Only ${countText({ count, capped: false })} ${count === 1 ? 'matches' : 'match'} everything.`;
}
