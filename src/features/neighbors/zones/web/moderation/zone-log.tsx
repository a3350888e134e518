import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { stampLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { ZoneLogEntry } from '../../contract/zone-log.ts';
import { logIcon, logWords } from './log-words.ts';

export interface ZoneLogPage {
  entries: ZoneLogEntry[];
  nextCursor: string | null;
}

interface ZoneLogProps {
  zoneId: string;
  first: ZoneLogPage;
}

/** What admins did in a zone, newest first. */
export function ZoneLog({ zoneId, first }: ZoneLogProps) {
  const list = usePagedList(first, {
    fetchPage: (cursor) =>
      outcomeOf(api.GET('/api/zones/{id}/log', { params: { path: { id: zoneId }, query: { cursor } } })),
    itemsOf: ({ entries }) => entries.map((entry) => ({ entry, id: String(entry.id) })),
  });
  const items = list.items ?? [];
  if (items.length === 0) return <p className="mt-3 text-ink-2">No admin actions yet.</p>;
  return (
    <>
      <ol className="mt-3 divide-y divide-line border-t border-line">
        {items.map(({ entry, id }) => (
          <LogRow key={id} zoneId={zoneId} entry={entry} />
        ))}
      </ol>
      <LoadMore list={list} label="Show earlier entries" className="mt-3 justify-items-start" />
    </>
  );
}

function LogRow({ zoneId, entry }: { zoneId: string; entry: ZoneLogEntry }) {
  const clock = useClock();
  const { at, by, person, reason, canLetBack } = entry;
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3.5 py-3 text-md leading-snug md:grid-cols-[36px_minmax(0,1fr)_auto]">
      <span className="grid size-9 place-items-center rounded-sm rounded-ss-tile bg-surface-2 text-ink-2">
        <Icon name={logIcon(entry)} className="icon-sm" />
      </span>
      <div className="pt-1.5 wrap-anywhere">
        <p>
          <b className="font-bold">
            <bdi>{by}</bdi>
          </b>{' '}
          {logWords(entry)}
        </p>
        {reason !== null && (
          <p className="text-sm text-ink-2" dir="auto">
            {reason}
          </p>
        )}
        {canLetBack && person?.id && <LetBack zoneId={zoneId} profileId={person.id} name={person.name} />}
      </div>
      <time dateTime={at} className="num pt-1 text-xs text-ink-3 max-md:col-start-2 md:pt-2">
        {clock ? stampLabel(at, clock) : shortDate(at)}
      </time>
    </li>
  );
}

function LetBack({ zoneId, profileId, name }: { zoneId: string; profileId: string; name: string }) {
  const { busy, run } = useApiAction();
  const path = { id: zoneId, profileId };
  return (
    <Button
      variant="line"
      size="sm"
      className="mt-2"
      busy={busy}
      onClick={() =>
        void run(() => api.DELETE('/api/zones/{id}/members/{profileId}/removal', { params: { path } }), {
          done: () => toast({ tone: 'success', title: `${name} may join again` }),
          revalidate: 'always',
        })
      }
    >
      Let <bdi>{name}</bdi> join again
    </Button>
  );
}
