import { useSiteSupport } from '../../../../platform/web/site-support.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';

const free = (readsPhotos: boolean): readonly { icon: IconName; what: string; how: string }[] => [
  { icon: 'plus', what: 'Listings', how: 'As many as you like' },
  { icon: 'camera', what: 'AI drafts', how: readsPhotos ? 'From photo or text' : 'From a few words' },
  { icon: 'search', what: 'Search and saves', how: 'Find and be found' },
  { icon: 'message-circle', what: 'Chat and offers', how: 'No limit' },
  { icon: 'hand-coins', what: 'Your money', how: 'No commission, no fees' },
];

/** Lists what requires no plan. */
export function FreeStaysFree() {
  const { vision } = useSiteSupport();
  return (
    <section
      aria-labelledby="free-stays-free"
      className="mt-4 rounded-xl bg-surface-2 px-4.5 py-4 lg:mt-5.5 lg:grid lg:grid-cols-[190px_minmax(0,1fr)] lg:items-center lg:gap-7 lg:px-7 lg:py-5.5"
    >
      <div>
        <h2 id="free-stays-free" className="text-xl lg:text-2xl">
          Free stays free
        </h2>
        <p className="mt-1 text-ink-2">You never need a plan to sell.</p>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-x-2.5 gap-y-3 md:grid-cols-3 lg:mt-0 lg:flex lg:justify-between lg:gap-5">
        {free(vision).map(({ icon, what, how }) => (
          <li key={what} className="flex min-w-0 gap-2.5 text-xs leading-[1.35] text-ink-2">
            <Icon name={icon} className="icon" />
            <span>
              <b className="block text-md font-[650] text-ink">{what}</b>
              {how}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
