import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import type { Block } from '../contract/block.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const answer = await pageOf(context).api.GET('/api/blocks');
  requireSignIn(url, answer.response);
  return load(Promise.resolve(answer));
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [pageTitle(matches, 'Blocked people')];

export default function BlockedPage() {
  const { blocks } = useLoaderData<typeof loader>();
  return (
    <div className="grid min-w-0 max-w-180 gap-6">
      <div className="grid gap-3">
        <h2 className="t-panel">Blocked people</h2>
        <p className="text-ink-2">You can't see or message each other.</p>
      </div>
      {blocks.length === 0 ? (
        <EmptyState
          look="panel"
          icon={<Icon name="ban" />}
          title="You haven't blocked anyone"
          text="To block someone, open the menu on a listing, profile or chat."
        />
      ) : (
        <ul className="min-w-0 divide-y divide-line border-y border-line">
          {blocks.map((block) => (
            <BlockedPerson key={block.id} block={block} />
          ))}
        </ul>
      )}
    </div>
  );
}

function BlockedPerson({ block: { id, person, blockedAt } }: { block: Block }) {
  const { busy, run } = useApiAction();
  const { name } = person;
  const unblock = () =>
    run(() => api.DELETE('/api/blocks/{id}', { params: { path: { id } } }), {
      done: () =>
        toast({ tone: 'success', title: `${name} is unblocked`, text: 'You can see each other again.' }),
      revalidate: 'always',
    });

  return (
    <li className="flex items-center gap-4 py-4">
      <Avatar name={name} url={person.kind === 'member' ? person.avatarUrl : null} size={44} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="t-label" dir="auto">
          {name}
        </p>
        <p className="t-small text-ink-2">
          Blocked{' '}
          <time dateTime={blockedAt} className="whitespace-nowrap">
            {shortDate(blockedAt)}
          </time>
        </p>
      </div>
      <Button
        variant="line"
        busy={busy}
        busyLabel="Unblocking..."
        aria-label={`Unblock ${name}`}
        onClick={() => void unblock()}
      >
        Unblock
      </Button>
    </li>
  );
}
