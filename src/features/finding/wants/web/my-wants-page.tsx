import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useRetainedFocus } from '../../../../platform/web/focus/use-retained-focus.ts';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import { MatchMeHead } from './match-me-head.tsx';
import { useDeleteWant } from './use-change-want.ts';
import { useStorePendingWant } from './use-store-pending-want.ts';
import { WantRow } from './want-row.tsx';

const LOAD_FAILED = { title: 'Failed to load your saved searches.', text: 'Please try again.' };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data, response } = await pageOf(context).api.GET('/api/wants');
  requireSignIn(url, response);
  return { stored: data ?? null, now: Date.now() };
}

export const meta: MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Saved searches'),
  { name: 'robots', content: 'noindex' },
];

export default function MyWantsPage() {
  const { stored, now } = useLoaderData<typeof loader>();
  useStorePendingWant();
  useSeenWants();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = useDeleteWant({
    onGone: (id) => setRemoved((ids) => [...ids, id]),
    onBack: (id) => setRemoved((ids) => ids.filter((other) => other !== id)),
  });
  const retainedFocus = useRetainedFocus<HTMLUListElement>();
  // Hide removed searches while the page's data reloads.
  const wants = stored?.wants.filter(({ id }) => !removed.includes(id)) ?? [];

  return (
    <div className="wrap pb-20">
      <MatchMeHead wants={wants.length} />
      <h2 className="sr-only">Saved searches</h2>
      {stored === null ? (
        <LoadFailed panel heading="h3" {...LOAD_FAILED} />
      ) : wants.length === 0 ? (
        <EmptyState
          look="panel"
          tile="quiet"
          heading="h3"
          icon={<Icon name="bookmark" />}
          title="Nothing here yet"
          text="Say what you want once. We’ll watch for it."
          action={<ButtonLink to="/match-me">Add a search</ButtonLink>}
        />
      ) : (
        <>
          <p className="max-w-[36em] text-lg text-ink-2">
            Your saved searches and alerts, from Match Me and Browse.
          </p>
          <ul {...retainedFocus} className="mt-5 border-t border-line">
            {wants.map((want) => (
              <WantRow key={want.id} want={want} now={now} onDelete={() => void remove(want)} />
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center gap-x-4.5 gap-y-3">
            <ButtonLink to="/match-me">
              <Icon name="plus" />
              Add a search
            </ButtonLink>
            <p className="hint">
              <span className="num">{`${wants.length} of ${stored.most}`}</span>. You'll hear about each
              listing once, and again if its price drops.
            </p>
          </div>
        </>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="wrap pb-20">
      <MatchMeHead wants={null} />
      <LoadFailed panel {...LOAD_FAILED} />
    </div>
  );
}

/** Tells the server that the member has seen their saved searches. Digest emails link here. */
function useSeenWants(): void {
  useEffect(() => {
    const markSeen = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', markSeen);
      void outcomeOf(api.PUT('/api/wants/seen'));
    };
    document.addEventListener('visibilitychange', markSeen);
    markSeen();
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, []);
}
