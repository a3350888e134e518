import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page-meta.ts';
import { stampLabel } from '../../../../../platform/web/time-labels.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useClock } from '../../../../../platform/web/use-clock.ts';
import { usePagedList } from '../../../../../platform/web/use-paged-list.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { AuditedAction, AuditEntry } from '../../contract/audit-log.ts';
import { DeskHead } from './desk.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/audit-log'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Audit log. Operator', 'What operators of this site did.');

/** What operators did, newest first. */
export default function AuditLogPage() {
  const list = usePagedList(useLoaderData<typeof loader>(), {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/audit-log', { params: { query: { cursor } } })),
    itemsOf: ({ entries }) => entries.map((entry) => ({ entry, id: String(entry.id) })),
    onMoreFailed: ({ title, detail }) => toast({ tone: 'error', title, text: detail }),
  });
  const items = list.items ?? [];
  return (
    <>
      <DeskHead title="Audit log">What operators did. Nobody can change it.</DeskHead>
      {items.length === 0 && <p className="text-ink-2">No operator actions yet.</p>}
      <ol className="divide-y divide-line border-y border-line empty:hidden">
        {items.map(({ entry, id }) => (
          <EntryRow key={id} entry={entry} />
        ))}
      </ol>
      <LoadMore list={list} label="Show earlier entries" className="mt-4 justify-items-start" />
    </>
  );
}

/** The icon of each action, and its text between operator and target. */
const ACTIONS: Readonly<Record<AuditedAction, { icon: IconName; words: string }>> = {
  'event.create': { icon: 'zap', words: 'made the event' },
  'event.edit': { icon: 'pencil', words: 'edited the event' },
  'event.cancel': { icon: 'calendar-x', words: 'canceled the event' },
  'zone.take-down': { icon: 'ban', words: 'took down the zone' },
  'zone.restore': { icon: 'undo-2', words: 'restored the zone' },
  'settings.publish': { icon: 'sliders-horizontal', words: 'published settings:' },
  'text-rule.add': { icon: 'plus', words: 'added the text rule' },
  'text-rule.edit': { icon: 'pencil', words: 'changed the text rule' },
  'text-rule.remove': { icon: 'trash', words: 'removed the text rule' },
  'operator.grant': { icon: 'shield-check', words: 'made an operator:' },
  'operator.revoke': { icon: 'user-round-x', words: 'took the role from' },
  'account.suspend': { icon: 'lock', words: 'suspended' },
  'account.reinstate': { icon: 'lock-open', words: 'reinstated' },
};

function EntryRow({ entry: { at, action, by, subject, reason } }: { entry: AuditEntry }) {
  const clock = useClock();
  const { icon, words } = ACTIONS[action];
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3.5 py-2.75 leading-snug md:grid-cols-[36px_minmax(0,1fr)_auto]">
      <span className="grid size-9 place-items-center rounded-sm rounded-ss-tile bg-surface-2 text-ink-2">
        <Icon name={icon} className="icon-sm" />
      </span>
      <div className="pt-1.5 wrap-anywhere">
        <p>
          <b className="font-bold">{by === null ? 'A server administrator' : <bdi>{by}</bdi>}</b> {words}{' '}
          <bdi className="font-bold">{subject}</bdi>
        </p>
        {reason !== null && (
          <p className="text-sm text-ink-2" dir="auto">
            {reason}
          </p>
        )}
      </div>
      <time dateTime={at} className="num pt-1 text-xs text-ink-3 max-md:col-start-2 md:pt-2">
        {clock ? stampLabel(at, clock) : shortDate(at)}
      </time>
    </li>
  );
}
