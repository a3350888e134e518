import { useDeskKeys } from '../../../../running/operators/web/operators.ts';
import type { Case } from '../../contract/case.ts';
import { APPEAL_OUTCOMES, PERSON_ACTIONS, SUBJECT_ACTIONS } from '../../contract/case-limits.ts';
import { OUTCOME_LETTERS, PERSON_LETTERS, SUBJECT_LETTERS } from './decision-actions.ts';
import type { Draft } from './use-decision.ts';

interface CaseKeys {
  deskCase: Case;
  /** Whether letters choose what happens. */
  canChoose: boolean;
  canDecide: boolean;
  onChange: (part: Partial<Draft>) => void;
  onDecide: () => void;
  onHandOver: () => void;
  /** Opens another case; null for the queue. */
  onOpen: (id: string | null) => void;
}

/** Handles the keys of a case. */
export function useCaseKeys({
  deskCase,
  canChoose,
  canDecide,
  onChange,
  onDecide,
  onHandOver,
  onOpen,
}: CaseKeys): void {
  const { appeal, can } = deskCase;
  const choose = (letter: string | undefined, label: string, run: () => void) =>
    letter === undefined || !canChoose ? [] : [{ keys: letter, label, run }];
  useDeskKeys('Case', [
    ...(appeal === null
      ? can.onSubject.flatMap((onSubject) =>
          choose(SUBJECT_LETTERS[onSubject], labelOf(SUBJECT_ACTIONS, onSubject), () =>
            onChange({ onSubject }),
          ),
        )
      : APPEAL_OUTCOMES.flatMap(({ value, label }) =>
          choose(OUTCOME_LETTERS[value], label, () => onChange({ outcome: value })),
        )),
    ...(appeal === null
      ? can.onPerson.flatMap((onPerson) =>
          choose(
            PERSON_LETTERS[onPerson],
            onPerson === 'none'
              ? 'Nothing for the person'
              : `${labelOf(PERSON_ACTIONS, onPerson)} the person`,
            () => onChange({ onPerson }),
          ),
        )
      : []),
    {
      keys: 'r',
      label: 'Text to the person',
      run: () => document.querySelector<HTMLElement>('[data-decision-text]')?.focus(),
    },
    { keys: 'o', label: 'Hand over', run: onHandOver },
    { keys: 'j', label: 'Next case', run: () => onOpen(deskCase.next) },
    // In appeals, k keeps the decision.
    ...(appeal === null && deskCase.previous !== null
      ? [{ keys: 'k', label: 'Previous case', run: () => onOpen(deskCase.previous) }]
      : []),
    {
      keys: 'Control+Enter',
      label: 'Decide',
      run: () => {
        if (canDecide) onDecide();
      },
    },
  ]);
}

const labelOf = <V extends string>(list: readonly { value: V; label: string }[], wanted: V): string =>
  list.find(({ value }) => value === wanted)?.label ?? wanted;
