import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { useHydrated } from '../../../../platform/web/page/use-hydrated.ts';
import { useReopenPage } from '../../../../platform/web/page/use-reopen-page.ts';
import { dayLabel } from '../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../platform/web/time/use-clock.ts';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { ListRowSkeletons } from '../../../../platform/web/ui/list-row.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { TabPanel, Tabs } from '../../../../platform/web/ui/tabs.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import type { ComparisonHistory } from '../contract/comparison-history.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { entryOf, type HistoryEntry } from './history-entry.ts';
import { PhotoStack } from './photo-stack.tsx';
import { readRecent } from './recent-here.ts';

const TABS_ID = 'comparisons';
const LOAD_FAILED = 'Could not load your comparisons';

/**
 * Lists recent and saved comparisons.
 * @param recent Null if loading failed.
 */
export function History({ recent }: { recent: ComparisonHistory | null }) {
  const [tab, setTab] = useState<'recent' | 'saved'>('recent');
  // Saved comparisons load when their tab is first opened.
  const [opened, setOpened] = useState(false);
  return (
    <aside aria-label="Your comparisons" className="min-w-0">
      <Tabs
        label="Comparisons"
        id={TABS_ID}
        narrow
        tabs={[
          { value: 'recent', label: 'Recent Comparisons' },
          { value: 'saved', label: 'Saved Comparisons' },
        ]}
        value={tab}
        onChange={(next) => {
          setTab(next);
          setOpened(opened || next === 'saved');
        }}
      />
      <div className="mt-3">
        <TabPanel tabsId={TABS_ID} value="recent" active={tab === 'recent'}>
          <Recent recent={recent} />
        </TabPanel>
        <TabPanel tabsId={TABS_ID} value="saved" active={tab === 'saved'}>
          {opened && <Saved />}
        </TabPanel>
      </div>
    </aside>
  );
}

function Recent({ recent }: { recent: ComparisonHistory | null }) {
  const { account, guest } = useViewer();
  const hydrated = useHydrated();
  const { reopen, busy } = useReopenPage();
  if (account === null && guest === null) return hydrated && <RecentList entries={readRecent()} />;
  if (recent === null) return <ErrorState title={LOAD_FAILED} busy={busy} onRetry={reopen} heading="h3" />;
  return <RecentList entries={recent.comparisons.map(entryOf)} />;
}

function RecentList({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) {
    return (
      <NoEntries icon={<Icon name="rotate-ccw-clock" />} title="No recent comparisons">
        Pick 2 or 3 listings to start one.
      </NoEntries>
    );
  }
  return (
    <>
      <Entries entries={entries} />
      <p className="hint mt-2.5">We keep your last {COMPARISON_LIMITS.recent}. Save one to keep it longer.</p>
    </>
  );
}

function Saved() {
  const list = usePagedList(undefined, {
    fetchPage: (cursor) =>
      outcomeOf(api.GET('/api/comparisons', { params: { query: { list: 'saved', cursor } } })),
    itemsOf: ({ comparisons }: ComparisonHistory) => comparisons,
    onMoreFailed: ({ detail }) => toast({ tone: 'error', title: LOAD_FAILED, text: detail }),
  });
  if (list.failed && !list.loading)
    return <ErrorState title={LOAD_FAILED} onRetry={list.retry} heading="h3" />;
  if (list.items === null) {
    return (
      <ListRowSkeletons
        label="Loading saved comparisons"
        rows={3}
        picture={{ size: 44, radius: 14 }}
        lines={['50%', '75%']}
      />
    );
  }
  if (list.items.length === 0) {
    return (
      <NoEntries icon={<Icon name="bookmark" />} title="No saved comparisons yet">
        Press Save on a comparison to keep it.
      </NoEntries>
    );
  }
  return (
    <>
      <Entries entries={list.items.map(entryOf)} />
      <LoadMore list={list} className="mt-4" />
    </>
  );
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  const clock = useClock();
  return (
    <ul className="-mx-2.5 grid gap-0.5">
      {entries.map(({ id, address, subject, outcome, photos, date }) => (
        <li key={id}>
          <Link
            to={address}
            className="press flex min-h-16 items-center gap-3 rounded-tile px-2.5 py-2 hover:bg-surface-2"
          >
            <span className="w-19 flex-none">
              <PhotoStack look="row" photos={photos} />
            </span>
            <span className="grid min-w-0 flex-1 leading-[1.35]">
              <b className="truncate font-[650] first-letter:uppercase" dir="auto">
                {subject}
              </b>
              <span className="truncate text-sm text-ink-2" dir="auto">
                {outcome}
              </span>
            </span>
            <span className="text-xs whitespace-nowrap text-ink-2">
              {clock === null ? shortDate(date) : dayLabel(date, clock)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoEntries({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return <EmptyState look="panel" tile="quiet" heading="h3" icon={icon} title={title} text={children} />;
}
