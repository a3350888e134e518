import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useSavedText } from '../../../../../platform/web/stored/use-saved-value.ts';
import { serverNow } from '../../../../../platform/web/time/server-time.ts';
import { DAY_MS } from '../../../../../shared/time.ts';
import type { Case } from '../../contract/case.ts';
import type { AppealOutcome, PersonAction, SubjectAction } from '../../contract/case-limits.ts';
import type { Actions, Effects } from '../../contract/decision.ts';

/** Ends that a limit or suspension can have, in days; null for none. */
export const ENDS = [1, 7, 30, 90, 180, null] as const;
const USUAL_DAYS = 30;
/** Milliseconds without a change before the effects are computed. */
const PAUSE_MS = 250;

/** Whether an action can have an end. */
export const canEnd = (action: PersonAction): boolean => action === 'limit' || action === 'suspend';

/** The draft of a decision. It survives live updates, a lost connection and a decision by someone else. */
export interface Draft {
  onSubject: SubjectAction | null;
  onPerson: PersonAction;
  /** Null without an end. */
  days: number | null;
  ruleId: string;
  text: string;
  /** Of an appeal. */
  outcome: AppealOutcome | null;
  note: string;
}

/** Returns the actions of a draft; null while something is not chosen. */
function actionsOf({ onSubject, onPerson, days }: Draft, now: number): Actions | null {
  if (onSubject === null) return null;
  const until = canEnd(onPerson) && days !== null ? new Date(now + days * DAY_MS).toISOString() : null;
  return { onSubject, onPerson, until };
}

/** Holds the draft of a case's decision, with what it would do as the server computes it. */
export function useDraft({ id }: Case) {
  const [draft, setDraft] = useState<Draft>({
    onSubject: null,
    onPerson: 'none',
    days: USUAL_DAYS,
    ruleId: '',
    text: '',
    outcome: null,
    note: '',
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  useSavedText({ name: `case-text:${id}`, value: draft.text, restore: (text) => change({ text }) });
  return { draft, change };
}

/** Returns what the chosen actions would do; null until something is chosen. */
export function useEffects({ id, version }: Case, draft: Draft, isAppeal: boolean): Effects | null {
  const [effects, setEffects] = useState<{ key: string; effects: Effects } | null>(null);
  const { onSubject, onPerson, days, outcome } = draft;
  const isChosen = isAppeal
    ? outcome !== null && (outcome !== 'milder' || onSubject !== null)
    : onSubject !== null;
  const key = isChosen ? [id, version, onSubject, onPerson, days, outcome].join(' ') : null;

  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const actions = actionsOf({ ...draft, onSubject, onPerson, days }, serverNow());
    const body = isAppeal
      ? { outcome: outcome ?? undefined, actions: outcome === 'milder' ? actions : null }
      : { actions };
    const timer = setTimeout(() => {
      void outcomeOf(api.POST('/api/cases/{id}/preview', { params: { path: { id } }, body })).then(
        (answer) => {
          if (isWanted && answer.ok) setEffects({ key, effects: answer.data });
        },
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key has what matters of the draft
  }, [key]);
  return key !== null && effects?.key === key ? effects.effects : null;
}

/** Decides a case or an appeal as the draft says. */
export function sendDecision({ id, version, appeal }: Case, draft: Draft) {
  const path = { params: { path: { id } } };
  const actions = actionsOf(draft, serverNow());
  return appeal === null
    ? outcomeOf(
        api.POST('/api/cases/{id}/decision', {
          ...path,
          body: {
            ...(actions ?? { onSubject: 'none', onPerson: 'none', until: null }),
            version,
            ruleId: draft.ruleId || null,
            text: draft.text,
          },
        }),
      )
    : outcomeOf(
        api.POST('/api/cases/{id}/appeal-decision', {
          ...path,
          body: {
            version,
            outcome: draft.outcome ?? 'keep',
            text: draft.text,
            note: draft.note,
            actions: draft.outcome === 'milder' ? actions : null,
          },
        }),
      );
}
