import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../../../platform/web/page-handle.ts';
import { pageTitle } from '../../../../../platform/web/page-meta.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { draftStore } from '../../../../items/listings/web/listings.ts';
import { signInRedirect } from '../../../../people/accounts/web/accounts.ts';
import { PileCheck } from './pile-check.tsx';
import { PileDone } from './pile-done.tsx';
import { PileFrame } from './pile-frame.tsx';
import { PilePick } from './pile-pick.tsx';
import { PILE } from './pile-store.ts';
import { type PileOptions, usePile } from './use-pile.ts';

// No dock and no footer: people go through a pile quickly, and a wrong tap must not leave it.
export const handle: PageHandle = { phoneBar: 'none', dock: 'none', footer: 'none', task: true };

export const meta: MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Several items'),
  { name: 'description', content: 'Photograph several items at once, and post one after another.' },
];

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
