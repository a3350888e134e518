import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { POINT_ACTIONS } from '../contract/point-actions.ts';
import type { ActUse } from '../contract/points.ts';
import { ACTION_ICONS, pointsText, termsOf } from './action-texts.ts';

interface EarnPointsProps {
  title: string;
  /** The viewer's use of each cap. Without it, only the caps are shown. */
  usedCaps?: readonly ActUse[];
  lilac?: boolean;
  /** Content above the list. */
  lead?: ReactNode;
  /** Content below the list. */
  children?: ReactNode;
}

/** Lists the actions that earn points, with their caps. */
export function EarnPoints({ title, usedCaps, lilac, lead, children }: EarnPointsProps) {
  const quiet = lilac ? 'text-on-lilac' : 'text-ink-2';
  return (
    <section aria-labelledby="earn" className={clsx('rounded-xl p-6', lilac ? 'bg-lilac' : 'bg-surface-2')}>
      <h2 id="earn" className="text-3xl">
        {title}
      </h2>
      {lead && <div className={clsx('mt-1.5 text-md', quiet)}>{lead}</div>}
      <ul className="mt-4">
        {POINT_ACTIONS.map((rule) => {
          const use = usedCaps?.find(({ act }) => act === rule.act);
          return (
            <li
              key={rule.act}
              className={clsx(
                'flex items-center gap-3 py-2.5 text-md not-first:border-t',
                lilac ? 'border-on-lilac/16' : 'border-line',
              )}
            >
              <Icon name={ACTION_ICONS[rule.act]} className={clsx('flex-none', quiet)} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{rule.label}</span>
                <small className={clsx('num block text-xs text-pretty', quiet)}>
                  {use === undefined ? termsOf(rule) : usedText(use)}
                </small>
              </span>
              <b className="num font-display text-lg leading-none font-extrabold">
                {pointsText(rule.points)}
              </b>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

/** Formats a use like '3 of 10 today'. */
const usedText = ({ cap, used }: ActUse): string => `${used} of ${cap} today`;
