import { useEffect, useId, useState } from 'react';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { countPage, isOfferDue, updateMemory } from './install-memory.ts';
import { installWay, promptInstall } from './install-prompt.ts';

interface InstallOfferProps {
  /** Whether the page leaves room for it. It is counted as opened in any case. */
  isWelcome: boolean;
}

/** Counts the page, and returns how the site can be installed; null if it isn't offered now. */
function countThisPage(): ReturnType<typeof installWay> {
  const now = Date.now();
  const memory = updateMemory((before) => countPage(before, now));
  return isOfferDue(memory, now) ? installWay() : null;
}

/** Offers to install the site, to people who came back or have listed an item. Each page has its own, by its key. */
export default function InstallOffer({ isWelcome }: InstallOfferProps) {
  const { siteName } = useSite();
  const headingId = useId();
  const [way, setWay] = useState(countThisPage);

  useEffect(() => {
    // Also from the browser's own menu.
    const onInstalled = () => {
      updateMemory(() => ({ isInstalled: true }));
      setWay(null);
    };
    window.addEventListener('appinstalled', onInstalled);
    return () => window.removeEventListener('appinstalled', onInstalled);
  }, []);

  function decline() {
    updateMemory(() => ({ declinedAt: Date.now() }));
    setWay(null);
  }

  async function install() {
    setWay(null);
    if (!(await promptInstall())) decline();
  }

  if (way === null || !isWelcome) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="fixed inset-x-4 bottom-[calc(var(--dock-space,0px)+12px)] z-(--z-bar) rounded-xl bg-raised p-4 shadow-3 motion-safe:animate-rise md:inset-x-auto md:start-6 md:bottom-6 md:w-100 forced-colors:border"
    >
      <div className="flex items-center gap-3.5">
        <img src="/app-icons/maskable-180.png" alt="" className="size-12 flex-none rounded-md" />
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="leading-tight font-bold wrap-anywhere">
            Put <bdi>{siteName}</bdi> on your home screen
          </h2>
          {way === 'prompt' ? (
            <p className="mt-0.5 text-sm leading-snug text-ink-2">It opens with one tap, like an app.</p>
          ) : (
            <ol className="mt-1 list-decimal ps-5 text-sm leading-snug text-ink-2">
              <li>Tap the Share button in Safari.</li>
              <li>Choose “Add to Home Screen”.</li>
            </ol>
          )}
        </div>
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={decline}>
          Not now
        </Button>
        {way === 'prompt' && (
          <Button variant="primary" size="sm" onClick={() => void install()}>
            Install
          </Button>
        )}
      </div>
    </section>
  );
}
