import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { TabLinks } from '../../../../../platform/web/ui/tabs.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { DeskHead } from '../../../../running/operators/web/operators.ts';
import { CASE_KINDS } from '../../contract/case-limits.ts';
import { useCaseCounts, type WaitingCases } from '../case-counts.ts';
import { durationLabel, KINDS } from './case-words.ts';
import { Queue } from './queue.tsx';
import { type Query, ROWS, TABS, type Tab } from './use-queue.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const query = queryOf(url);
  const { api: server } = pageOf(context);
  const [page, counts] = await Promise.all([
    load(server.GET('/api/cases', { params: { query: { ...query, limit: ROWS } } })),
    load(server.GET('/api/case-counts')),
  ]);
  return { query, page, counts, loadedAt: Date.now() };
}

/** Reads tab and filter from an address. `/operator/appeals` lists appeals alone. */
function queryOf({ pathname, searchParams }: URL): Query {
  const tab = TABS.find((known) => known === searchParams.get('tab')) ?? 'open';
  if (pathname.endsWith('/appeals')) return { tab, source: 'appeal' };
  const kind = CASE_KINDS.find((known) => known === searchParams.get('kind'));
  return kind === undefined ? { tab } : { tab, kind };
}

export const meta: MetaFunction = ({ location, matches }) => [
  pageTitle(matches, `${location.pathname.endsWith('/appeals') ? 'Appeals' : 'Cases'}. Desk`),
];

/** The queue: cases with most harm first, then by the time within which they should be decided. */
export default function CasesPage() {
  const { query, page, counts: loaded, loadedAt } = useLoaderData<typeof loader>();
  const counts = useCaseCounts(loaded);
  const now = useClock()?.now ?? loadedAt;
  const isAppeals = query.source === 'appeal';
  const path = isAppeals ? '/operator/appeals' : '/operator/cases';
  const isFiltered = query.tab !== 'open' || query.kind !== undefined;
  return (
    <>
      <DeskHead
        title={isAppeals ? 'Appeals' : 'Cases'}
        actions={
          <ButtonLink variant="quiet" to="/transparency#rules" className="max-md:hidden">
            <Icon name="book-open" />
            How we decide
          </ButtonLink>
        }
      >
        {isAppeals ? appealsSentence(counts) : casesSentence(counts)}
      </DeskHead>
      <div className="mb-3 flex">
        <TabLinks
          label={isAppeals ? 'Appeals' : 'Cases'}
          links={TABS.filter((tab) => !isAppeals || tab === 'open' || tab === 'decided').map((tab) => ({
            to: tab === 'open' ? path : `${path}?tab=${tab}`,
            label: (
              <TabLabel tab={tab} count={isAppeals ? appealCount(tab, counts) : tabCount(tab, counts)} />
            ),
            current: query.tab === tab,
          }))}
        />
      </div>
      {!isAppeals && query.tab === 'open' && <KindFilters query={query} counts={counts} />}
      {/* A list belongs to its tab and filter. */}
      <Queue
        key={JSON.stringify(query)}
        query={query}
        page={page}
        now={now}
        empty={
          isFiltered ? (
            <p className="mt-8 text-ink-2">{isAppeals ? 'No appeals here.' : 'No cases here.'}</p>
          ) : isAppeals ? (
            <AllCaughtUp text="New appeals show up here by themselves." decided={`${path}?tab=decided`} />
          ) : (
            <AllCaughtUp
              text={`${speedOf(counts)}New cases show up here by themselves.`}
              decided={`${path}?tab=decided`}
            />
          )
        }
      />
    </>
  );
}

function casesSentence({ open, late, medianMinutes }: WaitingCases): string {
  if (open === 0) return 'Nothing is waiting.';
  const speed = medianMinutes === null ? '' : ` Half are decided within ${durationLabel(medianMinutes)}.`;
  return late === 0 ? `${open} open, none late.${speed}` : `${open} open, ${late} late.${speed}`;
}

const appealsSentence = ({ appeals }: WaitingCases): string =>
  appeals === 0 ? 'Nobody is waiting for another look.' : `${appeals} open. Someone new looks at each.`;

const tabCount = (tab: Tab, counts: WaitingCases): number | null => (tab === 'decided' ? null : counts[tab]);
const appealCount = (tab: Tab, counts: WaitingCases): number | null =>
  tab === 'open' ? counts.appeals : null;

const TAB_NAMES: Readonly<Record<Tab, string>> = {
  open: 'Open',
  mine: 'Mine',
  waiting: 'Waiting',
  decided: 'Decided',
};

function TabLabel({ tab, count }: { tab: Tab; count: number | null }) {
  return (
    <>
      {TAB_NAMES[tab]}
      {count !== null && <span className="num text-xs font-medium text-ink-2">{count}</span>}
    </>
  );
}

function KindFilters({ query, counts }: { query: Query; counts: WaitingCases }) {
  const kinds = CASE_KINDS.filter((kind) => (counts.byKind[kind] ?? 0) > 0 || kind === query.kind);
  if (kinds.length === 0) return null;
  return (
    <nav aria-label="Filters" className="scroll-row -mx-4 mb-3 scroll-px-4 px-4 md:mx-0 md:flex-wrap md:px-0">
      <Link to="/operator/cases" className="chip" data-first-filter aria-current={query.kind === undefined}>
        Everything
      </Link>
      {kinds.map((kind) => (
        <Link
          key={kind}
          to={`/operator/cases?kind=${kind}`}
          className="chip"
          aria-current={query.kind === kind}
        >
          {KINDS[kind].many} <span className="num">{counts.byKind[kind] ?? 0}</span>
        </Link>
      ))}
      {counts.appeals > 0 && (
        <Link to="/operator/appeals" className="chip">
          Appeals <span className="num">{counts.appeals}</span>
        </Link>
      )}
    </nav>
  );
}

function speedOf({ decidedToday, medianMinutes }: WaitingCases): string {
  const today = `${counted(decidedToday, 'case')} decided today. `;
  const half =
    medianMinutes === null
      ? ''
      : `In the last 30 days, half were decided within ${durationLabel(medianMinutes)}. `;
  return `${decidedToday === 0 ? '' : today}${half}`;
}

function AllCaughtUp({ text, decided }: { text: string; decided: string }) {
  return (
    <div className="mt-8">
      <EmptyState
        icon={<Icon name="check" />}
        title="All caught up"
        text={text}
        action={
          <ButtonLink variant="line" to={decided}>
            See what was decided
          </ButtonLink>
        }
      />
    </div>
  );
}
