import type { components } from '../../../../../platform/web/api/api.generated.ts';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { stampLabel } from '../../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { Drafts } from './use-drafts.ts';
import { valueInWords } from './value-in-words.ts';

/** Who changed what. Undoing a change makes a draft of the value before. */
export function SettingsHistory({
  drafts,
  changes,
}: {
  drafts: Drafts;
  changes: components['schemas']['SettingChanges'];
}) {
  const clock = useClock();
  const list = usePagedList(changes, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/settings/changes', { params: { query: { cursor } } })),
    itemsOf: (page) => page.changes.map((change) => ({ change, id: String(change.id) })),
  });
  const items = list.items ?? [];
  const undo = async (id: number) => {
    if (await drafts.undo(id))
      toast({ tone: 'success', title: 'Draft made', text: 'Publish it to go back.' });
  };
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="desk-h2">
        History
      </h2>
      {items.length === 0 && drafts.drafts.length === 0 && <p className="mt-2 text-ink-2">No changes yet.</p>}
      <ol className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {drafts.drafts.map(({ key, label, published, value, draft }) => (
          <li key={key} className="py-2.5 text-md wrap-anywhere">
            <b>
              <bdi>{draft?.by}</bdi>, {label.toLowerCase()}
            </b>
            <span className="block text-sm text-ink-2">
              {valueInWords(published)} to {valueInWords(value)}. Not published
            </span>
          </li>
        ))}
        {items.map(({ change: { label, before, after, by, at, id } }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-2.5 text-md">
            <div className="wrap-anywhere">
              <b>
                <bdi>{by}</bdi>, {label.toLowerCase()}
              </b>
              <span className="block text-sm text-ink-2">
                {valueInWords(before)} to {valueInWords(after)}.{' '}
                <time dateTime={at}>{clock ? stampLabel(at, clock) : shortDate(at)}</time>
              </span>
            </div>
            <ServerButton variant="quiet" busy={drafts.busy} onClick={() => void undo(id)}>
              <Icon name="undo-2" />
              Undo
            </ServerButton>
          </li>
        ))}
      </ol>
      <LoadMore list={list} label="Show earlier changes" className="mt-4 justify-items-start" />
    </section>
  );
}
