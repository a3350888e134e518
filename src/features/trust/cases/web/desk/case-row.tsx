import clsx from 'clsx';
import { Link } from 'react-router';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { CaseRow } from '../../contract/case-queue.ts';
import { KINDS, rowDetail, sourceLabel, timeLeft } from './case-words.ts';

interface CaseRowViewProps {
  row: CaseRow;
  now: number;
  /** Shown beside the list. */
  isCurrent: boolean;
  isSelected: boolean;
  /** It left this list since the list was loaded. */
  isGone: boolean;
  onCurrent: () => void;
  to: string;
}

const TONES = { late: 'font-bold text-danger', soon: 'font-semibold text-warn', calm: undefined };

/** One case of the queue. The whole row is its link. */
export function CaseRowView({ row, now, isCurrent, isSelected, isGone, onCurrent, to }: CaseRowViewProps) {
  const { claim } = row;
  const isTaken = (claim !== null && !claim.mine) || isGone;
  return (
    <li>
      <Link
        to={to}
        data-case={row.id}
        aria-current={isCurrent || undefined}
        onFocus={onCurrent}
        className="press group relative -mx-2.5 grid min-h-14.5 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md px-2.5 py-1.75 hover:bg-surface-2 aria-[current]:bg-surface-2 max-md:min-h-16.5"
      >
        {isCurrent && (
          <i className="absolute inset-y-3 start-0 w-0.75 rounded-full bg-primary" aria-hidden="true" />
        )}
        <RowPicture row={row} isSelected={isSelected} />
        <span className="min-w-0">
          <b
            dir="auto"
            className={clsx(
              'block truncate leading-tight',
              isTaken ? 'font-medium text-ink-2' : 'font-semibold',
            )}
          >
            {row.source === 'appeal' ? `Appeal: ${row.title}` : row.title}
          </b>
          <span className="block truncate text-xs text-ink-2">{rowDetail(row, now)}</span>
        </span>
        <span className="grid items-center justify-items-end gap-x-2.5 gap-y-0.5 text-xs text-ink-2 tabular-nums md:grid-cols-[auto_78px_26px]">
          <span className="max-md:hidden">{sourceLabel(row)}</span>
          <DueLabel row={row} now={now} isGone={isGone} />
          {claim === null ? (
            <span className="max-md:hidden" />
          ) : (
            <span title={claim.mine ? 'Claimed by you' : `Claimed by ${claim.by.name}`}>
              <Avatar name={claim.by.name} url={claim.by.avatarUrl} size={26} />
              <span className="sr-only">{claim.mine ? 'Claimed by you' : `Claimed by ${claim.by.name}`}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function DueLabel({ row, now, isGone }: Pick<CaseRowViewProps, 'row' | 'now' | 'isGone'>) {
  if (isGone) return <span>Decided</span>;
  if (row.state === 'decided') return <span className="truncate">{row.decidedBy ?? 'Decided'}</span>;
  const { text, tone } = timeLeft(row.dueAt, now);
  return <span className={clsx('whitespace-nowrap', TONES[tone])}>{text}</span>;
}

function RowPicture({ row, isSelected }: Pick<CaseRowViewProps, 'row' | 'isSelected'>) {
  const shape = row.kind === 'profile' ? 'rounded-full' : 'rounded-[11px]';
  if (isSelected) {
    return (
      <span className="grid size-10 place-items-center rounded-[11px] bg-primary text-on-primary">
        <Icon name="check" className="icon" />
        <span className="sr-only">Selected</span>
      </span>
    );
  }
  if (row.picture !== null && row.source !== 'appeal') {
    return (
      <span className={clsx('size-10 overflow-hidden', shape)}>
        <img
          src={row.picture}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className={clsx('size-10 object-cover', row.reason === 'nudity' && 'blur-[5px]')}
        />
      </span>
    );
  }
  if (row.kind === 'profile' && row.person !== null && row.source !== 'appeal') {
    return <Avatar name={row.person.name} url={row.person.avatarUrl} size={40} />;
  }
  const icon = row.source === 'appeal' ? 'scale' : KINDS[row.kind].icon;
  return (
    <span className={clsx('grid size-10 place-items-center bg-surface-3 text-ink-2', shape)}>
      <Icon name={icon} className="size-4.5" />
    </span>
  );
}
