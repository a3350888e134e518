import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page-handle.ts';
import { signInRedirect } from '../../../accounts/web/accounts.ts';
import { PileCheck } from './pile-check.tsx';
import { PileDone } from './pile-done.tsx';
import { PilePick } from './pile-pick.tsx';
import { usePile } from './use-pile.ts';

// Nothing else is one tap away: going through a pile is quick, and so are wrong taps.
export const handle: PageHandle = { topBar: 'none', dock: 'none', footer: 'none', task: true };

export const meta: MetaFunction = () => [
  { title: 'Several items. Offhand' },
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
  const { owner, vision } = useLoaderData<typeof loader>();
  const state = usePile({ owner, vision });
  const { pile } = state;
  if (pile.stage === 'pick') return <PilePick state={state} />;
  const item = pile.items.find(({ id }) => id === pile.current);
  return item ? <PileCheck key={item.id} state={state} item={item} /> : <PileDone state={state} />;
}
