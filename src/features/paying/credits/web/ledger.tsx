import clsx from 'clsx';
import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { stampLabel, zoneLabel } from '../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../platform/web/time/use-clock.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { INVOICES_PATH } from '../../billing/contract/return-path.ts';
import type { CreditEntry, CreditEntryPage } from '../contract/credit-entry.ts';
import { changeText, entryText, leftText, PART_NAMES } from './ledger-texts.ts';

/** Lists all changes of the viewer's credits, newest first. */
export function Ledger({ first }: { first: CreditEntryPage }) {
  const clock = useClock();
  const list = usePagedList(first, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/credits/entries', { params: { query: { cursor } } })),
    itemsOf: ({ entries }) => entries,
  });
  const when = (iso: string) => (clock === null ? shortDate(iso) : stampLabel(iso, clock));
  const wide = 'hidden px-3 text-start text-md text-ink-2 md:table-cell';
  return (
    <section aria-labelledby="ledger" className="mt-14 lg:mt-18">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="ledger" className="t-panel">
          Every change
        </h2>
        <p className="hint">Newest first.{clock !== null && ` Times in ${zoneLabel(clock)}.`}</p>
      </div>
      <table className="w-full border-collapse">
        <caption className="sr-only">Credit changes, newest first</caption>
        <thead className="text-xs font-semibold text-ink-2 [&_th]:h-9 [&_th]:font-semibold">
          <tr>
            <th scope="col" className="text-start">
              What
            </th>
            <th scope="col" className={clsx(wide, 'text-xs!')}>
              From
            </th>
            <th scope="col" className={clsx(wide, 'text-xs!')}>
              When
            </th>
            <th scope="col" className="px-1.5 text-end md:px-3">
              Change
            </th>
            <th scope="col" className="ps-1.5 text-end md:ps-3">
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {(list.items ?? []).map((entry) => (
            <tr key={entry.id} className="border-t border-line md:h-16">
              <th scope="row" className="py-2.5 pe-1.5 text-start font-medium">
                <What entry={entry} when={when(entry.at)} />
              </th>
              <td className={wide}>{PART_NAMES[entry.part]}</td>
              <td className={wide}>
                <time dateTime={entry.at}>{when(entry.at)}</time>
              </td>
              <td
                className={clsx(
                  'num px-1.5 text-end font-[650] md:px-3',
                  entry.change > 0 ? 'text-success' : 'text-ink',
                )}
              >
                {changeText(entry.change)}
              </td>
              <td className="num ps-1.5 text-end font-[650] text-ink md:ps-3">{leftText(entry.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LoadMore list={list} className="mt-5" label="Show older" />
    </section>
  );
}

/** Describes an entry. Includes source and time, for screens too narrow for those columns. */
function What({ entry, when }: { entry: CreditEntry; when: string }) {
  const { icon, what, why, hasReceipt } = entryText(entry);
  return (
    <span className="flex flex-wrap items-center gap-3 md:gap-3.5">
      <span
        className="grid size-10 flex-none place-items-center rounded-md bg-surface-2 text-ink-2"
        aria-hidden="true"
      >
        <Icon name={icon} className="icon-sm" />
      </span>
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className="block font-[650]">{what}</span>
        <span className="block text-sm leading-[1.35] text-ink-2">
          {why}
          {hasReceipt && (
            <>
              {why !== '' && ', '}
              <Link to={INVOICES_PATH} className="font-semibold text-ink underline underline-offset-3">
                see receipt
              </Link>
            </>
          )}
        </span>
        <span className="block text-xs text-ink-2 md:hidden">
          {when} · {PART_NAMES[entry.part]}
        </span>
      </span>
    </span>
  );
}
