import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { hoursInWords } from '../../../../../shared/time.ts';
import { useDeskKeys } from '../../../../running/operators/web/operators.ts';
import { HARM_GROUPS } from '../../contract/case-limits.ts';
import type { CaseTimes } from '../../contract/case-parts.ts';
import type { CasePage, CaseRow } from '../../contract/case-queue.ts';
import { CasePeek } from './case-peek.tsx';
import { CaseRowView } from './case-row.tsx';
import { dismissCases } from './dismiss-cases.ts';
import { KeyHints } from './key-hints.tsx';
import { useUndo } from './undo-decision.ts';
import { type Query, useQueue } from './use-queue.ts';

interface QueueProps {
  query: Query;
  page: CasePage;
  now: number;
  empty: ReactNode;
}

/** The rows of the queue, and the current one beside them. */
export function Queue({ query, page, now, empty }: QueueProps) {
  const { rows, isGone, newCount, showNew, list } = useQueue(query, page);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const { offerUndo } = useUndo('Queue', page.times);
  const { lost } = useConnectionState();
  const current = rows.find(({ id }) => id === currentId) ?? rows[0];

  function focusRow(step: number): void {
    const index = current === undefined ? 0 : rows.indexOf(current) + (currentId === null ? 0 : step);
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    container.current?.querySelector<HTMLElement>(`[data-case="${row?.id}"]`)?.focus();
  }

  const toggle = (id: string) =>
    setSelected((all) => (all.includes(id) ? all.filter((other) => other !== id) : [...all, id]));

  async function dismiss(ids: readonly string[]): Promise<void> {
    const decided = await dismissCases(ids);
    if (decided.length > 0) {
      offerUndo(decided.length === 1 ? 'Nothing wrong' : `Nothing wrong in ${decided.length} cases`, decided);
    }
    setSelected([]);
    await revalidate();
  }

  function askToDismiss(): void {
    if (lost) return;
    // Appeals are decided on their page.
    const chosen = rows.filter(
      ({ id, state, source }) =>
        (selected.length > 0 ? selected.includes(id) : id === current?.id) &&
        state !== 'decided' &&
        source !== 'appeal',
    );
    const ids = chosen.map(({ id }) => id);
    if (ids.length > 1) setAsking(ids);
    else if (ids.length === 1) void dismiss(ids);
  }

  async function claim(): Promise<void> {
    if (!current || lost) return;
    const params = { path: { id: current.id } };
    const outcome = current.claim?.mine
      ? await outcomeOf(api.DELETE('/api/cases/{id}/claim', { params }))
      : await outcomeOf(api.PUT('/api/cases/{id}/claim', { params, body: { takeOver: false } }));
    if (!outcome.ok) showProblem(outcome.problem);
    await revalidate();
  }

  useDeskKeys('Queue', [
    { keys: 'j', label: 'Next', run: () => focusRow(1) },
    { keys: 'k', label: 'Previous', run: () => focusRow(-1) },
    { keys: 'Enter', label: 'Open' },
    { keys: 'c', label: 'Claim or let go', run: () => void claim() },
    { keys: 'x', label: 'Select', run: () => current && toggle(current.id) },
    { keys: 'd', label: 'Nothing wrong', run: askToDismiss },
    {
      keys: 'f',
      label: 'Filters',
      run: () => document.querySelector<HTMLElement>('[data-first-filter]')?.focus(),
    },
  ]);

  const news = newCount > 0 && <NewCases count={newCount} onShow={showNew} />;
  if (rows.length === 0 || current === undefined) {
    return (
      <>
        {news}
        {empty}
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_348px]">
      <div ref={container} className="min-w-0">
        {news}
        {groupsOf(rows, query, page.times).map(({ key, label, about, rows: grouped }) => (
          <section key={key} aria-label={label ?? 'Cases'}>
            {label !== null && <GroupHeading harm={key} label={label} count={grouped.length} about={about} />}
            <ul>
              {grouped.map((row) => (
                <CaseRowView
                  key={row.id}
                  row={row}
                  now={now}
                  isCurrent={row.id === current.id}
                  isSelected={selected.includes(row.id)}
                  isGone={isGone(row)}
                  onCurrent={() => setCurrentId(row.id)}
                  to={address(row)}
                />
              ))}
            </ul>
          </section>
        ))}
        <LoadMore list={list} label="Show more cases" className="mt-4 justify-items-start" />
        {selected.length > 0 && (
          <SelectionBar count={selected.length} onDismiss={askToDismiss} onClear={() => setSelected([])} />
        )}
        <KeyHints />
      </div>
      <aside
        aria-label="Current case"
        className="sticky top-18 grid gap-3.5 self-start rounded-lg bg-surface p-4.5 inset-ring inset-ring-line max-xl:hidden"
      >
        <CasePeek
          id={current.id}
          to={address(current)}
          canAct={!lost}
          onDismiss={() => void dismiss([current.id])}
        />
      </aside>
      <ConfirmDialog
        open={asking !== null}
        title={`Nothing wrong in ${asking?.length ?? 0} cases?`}
        text={`We’ll tell the people who reported them that nothing broke a rule. You can undo this for ${page.times.undoSeconds} seconds.`}
        confirmLabel="Nothing wrong"
        onConfirm={() => {
          const ids = asking ?? [];
          setAsking(null);
          void dismiss(ids);
        }}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}

const address = ({ id, source }: CaseRow): string =>
  `${source === 'appeal' ? '/operator/appeals' : '/operator/cases'}/${id}`;

/** Cases that came since the rows were loaded. */
function NewCases({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="flex justify-center" role="status">
      <button
        type="button"
        className="min-h-8 rounded-full bg-lilac px-3.5 text-xs font-semibold text-on-lilac max-md:min-h-11"
        onClick={onShow}
      >
        Show {counted(count, 'new case')}
      </button>
    </div>
  );
}

interface GroupHeadingProps {
  harm: string;
  label: string;
  count: number;
  about: string;
}

function GroupHeading({ harm, label, count, about }: GroupHeadingProps) {
  return (
    <h2 className="flex items-baseline gap-2 pt-4 pb-1.5 font-sans text-xs leading-tight font-normal tracking-normal text-ink-2">
      <i className={`size-2.25 rounded-[3px] rounded-ss-[5px] ${DOTS.get(harm)}`} aria-hidden="true" />
      <b className="text-sm font-bold text-ink">
        {label} <span className="num">{count}</span>
      </b>
      {about}
    </h2>
  );
}

interface SelectionBarProps {
  count: number;
  onDismiss: () => void;
  onClear: () => void;
}

/** What can be done with the selected cases. */
function SelectionBar({ count, onDismiss, onClear }: SelectionBarProps) {
  return (
    <div className="sticky bottom-4 mt-4 flex flex-wrap items-center gap-2 rounded-md bg-night px-4 py-2.5 text-on-night max-desk:bottom-21">
      <p className="flex-1 font-semibold">{count} selected</p>
      <ServerButton variant="night" onClick={onDismiss}>
        Nothing wrong
      </ServerButton>
      <Button variant="night" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

const DOTS = new Map([
  ['urgent', 'bg-danger'],
  ['soon', 'bg-warn'],
  ['can-wait', 'bg-ink-3'],
]);

/** Groups open cases by harm. Appeals and decided ones are a plain list. */
function groupsOf(rows: readonly CaseRow[], { tab, source }: Query, { hours }: CaseTimes) {
  if (tab === 'decided' || source === 'appeal') return [{ key: 'all', label: null, about: '', rows }];
  return HARM_GROUPS.map(({ value, label, about }) => ({
    key: value,
    label,
    about: `${about}. Within ${hoursInWords(hours[value])}`,
    rows: rows.filter(({ harm }) => harm === value),
  })).filter((group) => group.rows.length > 0);
}
