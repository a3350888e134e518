import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../../platform/web/page/page-handle.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { PriceTag } from '../../../../../platform/web/ui/price-tag.tsx';
import { parsePrice } from '../../../../../shared/money.ts';
import { draftStore } from '../../../../items/listings/web/listings.ts';
import { signInRedirect } from '../../../../people/accounts/web/accounts.ts';
import { countPile } from './pile.ts';
import { PileCheck } from './pile-check.tsx';
import { PileFrame } from './pile-frame.tsx';
import { PilePhoto } from './pile-photo.tsx';
import { PilePick } from './pile-pick.tsx';
import { PILE } from './pile-store.ts';
import { doneText } from './pile-texts.ts';
import { type PileOptions, type PileState, usePile } from './use-pile.ts';

// No dock and no footer: people go through a pile quickly, and a wrong tap must not leave it.
export const handle: PageHandle = { phoneBar: 'none', dock: 'none', footer: 'none', task: true };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Several items', 'Photograph several items at once, and post one after another.');

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [viewer, { vision }] = await Promise.all([load(api.GET('/api/viewer')), load(api.GET('/api/ai'))]);
  if (!viewer.account && !viewer.guest) throw signInRedirect(url, 'create-listing');
  return { owner: viewer.account?.id ?? viewer.guest?.guestId ?? '', vision };
}

/** Several photos become several listings, which are checked and posted one after another. */
export default function PilePage() {
  const data = useLoaderData<typeof loader>();
  const [isElsewhere, setElsewhere] = useState(false);

  // Two tabs would overwrite each other's changes, so only the last used one shows the pile.
  useEffect(() => {
    const comeBack = () => setElsewhere(false);
    window.addEventListener('focus', comeBack);
    const stopFollowing = draftStore(data.owner).onChange('pile', PILE, () => {
      if (!document.hasFocus()) setElsewhere(true);
    });
    return () => {
      window.removeEventListener('focus', comeBack);
      stopFollowing();
    };
  }, [data.owner]);

  if (!isElsewhere) return <PileSteps {...data} />;
  return (
    <PileFrame
      actions={
        <Button size="lg" className="flex-1 lg:flex-none" onClick={() => setElsewhere(false)}>
          Continue here
        </Button>
      }
    >
      <div className="wrap">
        <h1 className="mt-2 text-5xl lg:text-6xl">Open in another tab</h1>
        <p className="hint mt-2">You changed these items in another tab. Nothing is lost.</p>
      </div>
    </PileFrame>
  );
}

function PileSteps(options: PileOptions) {
  const state = usePile(options);
  const { pile } = state;
  if (pile.stage === 'pick') return <PilePick state={state} />;
  const item = pile.items.find(({ id }) => id === pile.current);
  return item ? <PileCheck key={item.id} state={state} item={item} /> : <PileDone state={state} />;
}

/** Maximum number of photos shown. */
const MAX_SHOWN = 6;

/** The last step, when no item is left to check. */
function PileDone({ state }: { state: PileState }) {
  const { pile, uploads } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [took] = useState(() => (pile.startedAt === null ? null : Date.now() - pile.startedAt));
  const counts = countPile(pile);
  const posted = pile.items.filter((item) => item.state === 'live').slice(-MAX_SHOWN);
  useEffect(() => heading.current?.focus(), []);

  return (
    <PileFrame
      actions={
        <>
          <ButtonLink to="/listings?seller=me" variant="soft" size="lg" className="px-4.5 whitespace-nowrap">
            View My Listings
          </ButtonLink>
          {counts.later > 0 ? (
            <Button size="lg" className="flex-1 px-4.5 whitespace-nowrap lg:flex-none" onClick={state.resume}>
              Finish the last {counts.later === 1 ? 'one' : counts.later}
            </Button>
          ) : (
            <Button
              size="lg"
              className="flex-1 px-4.5 whitespace-nowrap lg:flex-none"
              onClick={state.startOver}
            >
              Another pile
            </Button>
          )}
        </>
      }
    >
      <section className="mt-2 flex flex-1 rounded-2xl bg-zest py-8 text-on-zest lg:mx-8 lg:mb-6 lg:rounded-2xl">
        <div className="wrap grid w-full content-evenly gap-5 lg:grid-cols-[1fr_1.2fr] lg:items-center">
          <div>
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-[clamp(3.4rem,8vw,6.5rem)] leading-[0.9] tracking-[-0.05em] outline-none"
            >
              {counts.live > 0 ? "Pile's gone." : 'Saved for later.'}
            </h1>
            <p className="mt-3 text-lg font-medium">{doneText(counts, took)}</p>
          </div>
          <ul className="grid grid-cols-3 gap-x-2.5 gap-y-5" aria-hidden="true">
            {posted.map((item) => {
              const price = parsePrice(item.content.form.price);
              return (
                <li key={item.id} className="relative">
                  <span className="block aspect-square overflow-hidden rounded-tile bg-surface drop-shadow-zest">
                    <PilePhoto upload={uploads.get(item.photos[0] ?? '')} />
                  </span>
                  {'cents' in price && (
                    <span className="absolute -bottom-2 start-1/3 -rotate-3">
                      <PriceTag cents={price.cents} rounded />
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      </section>
    </PileFrame>
  );
}
