import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { askForPush } from '../../../talking/notifications/web/notifications.ts';
import type { Want, WantCriteria } from '../contract/want.ts';
import type { Alerts } from './alert-choices.tsx';
import { removePendingWantLike } from './pending-want.ts';
import { useChangeWant, useDeleteWant } from './use-change-want.ts';
import { writeQuestion } from './want-query.ts';
import { sentenceOf } from './want-texts.ts';

/** State passed in the browser history. Only pressing Find sets it, so opening a link never saves a search. */
interface FoundState {
  store?: true;
}

const USUAL_ALERTS: Alerts = { frequency: 'instant', channels: ['in-app', 'email'] };

interface WantAlertsOptions {
  isMember: boolean;
  text: string;
  name: string;
  /** Null while there is nothing to save. */
  criteria: WantCriteria | null;
  stored: Want | null;
}

/**
 * The alerts switch of the page. It is on by default: when a member presses Find, the search is saved, and later
 * changes update it. Switching off deletes a search that Find saved, and pauses one that was saved before.
 */
export function useWantAlerts({ isMember, text, name, criteria, stored }: WantAlertsOptions) {
  const navigate = useNavigate();
  const location = useLocation();
  const storing = useApiAction();
  const changing = useApiAction();
  const alerting = useChangeWant();
  const remove = useDeleteWant();
  const [wanted, setWanted] = useState(true);
  const [chosen, setChosen] = useState(USUAL_ALERTS);
  /** Ids of the searches that this page saved. */
  const ownWants = useRef(new Set<string>());
  const submission = useRef<{ for: WantCriteria; id: string } | null>(null);

  const on = alerting.ahead.on ?? (stored ? stored.on : wanted);
  const alerts: Alerts = { ...(stored ?? chosen), ...alerting.ahead };

  async function store(): Promise<void> {
    if (criteria === null || stored !== null) return;
    // After a lost response, retry with the same submission id to avoid a duplicate.
    if (submission.current?.for !== criteria) submission.current = { for: criteria, id: newId() };
    const { frequency, channels } = chosen;
    const body = { ...criteria, name, frequency, channels, submissionId: submission.current.id };
    await storing.run(() => api.POST('/api/wants', { body: { ...body, source: 'match-me' } }), {
      async done(want) {
        removePendingWantLike(want);
        ownWants.current.add(want.id);
        await navigate(writeQuestion({ text, wantId: want.id, criteria: null }), QUIETLY);
      },
      failed({ code, title, detail }) {
        setWanted(false);
        const action = { label: 'Saved searches', onSelect: () => void navigate('/match-me/wants') };
        toast({ tone: 'error', title, text: detail, ...(code === 'TOO_MANY_WANTS' && { action }) });
      },
    });
  }

  async function rewrite({ id }: Want, sentence: string): Promise<void> {
    const place = criteria?.place ?? null;
    await changing.run(() => api.POST('/api/wants/read', { body: { text: sentence, place } }), {
      async done({ want, name: called }) {
        const params = { path: { id } };
        const outcome = await outcomeOf(
          api.PATCH('/api/wants/{id}', { params, body: { ...want, name: called } }),
        );
        if (outcome.ok)
          await navigate(writeQuestion({ text: sentence, wantId: id, criteria: null }), QUIETLY);
        else showProblem(outcome.problem);
      },
    });
  }

  const pressedFind = isMember && (location.state as FoundState | null)?.store === true;
  const storeFound = useEffectEvent(() => void store());
  useEffect(() => {
    if (pressedFind && wanted && criteria !== null && stored === null) storeFound();
  }, [pressedFind, wanted, criteria, stored]);

  return {
    on,
    alerts,
    async switchTo(next: boolean) {
      setWanted(next);
      if (!isMember || criteria === null) return;
      if (stored === null) await (next ? store() : undefined);
      else if (!next && ownWants.current.has(stored.id)) await remove(stored);
      else await alerting.change(stored.id, { on: next });
    },
    async choose({ frequency, channels }: Alerts) {
      if (isMember && channels.includes('push') && !alerts.channels.includes('push')) void askForPush();
      setChosen({ frequency, channels });
      if (stored !== null) await alerting.change(stored.id, { frequency, channels });
    },
    /**
     * Opens the answer to a sentence and saves it if alerts are on. If a saved search is open, it is updated instead.
     */
    async find(next: string) {
      if (stored !== null && text === '' && next !== sentenceOf(stored)) return rewrite(stored, next);
      const state: FoundState = isMember && on ? { store: true } : {};
      await navigate(writeQuestion({ text: next, wantId: null, criteria: null }), { state });
    },
    /** Shows the matches of edited criteria, and updates the saved search. */
    async fix(fixed: WantCriteria) {
      if (stored === null) return navigate(writeQuestion({ text, wantId: null, criteria: fixed }));
      const shown = writeQuestion({ text, wantId: stored.id, criteria: null });
      const params = { path: { id: stored.id } };
      await changing.run(() => api.PATCH('/api/wants/{id}', { params, body: fixed }), {
        done: () => navigate(shown, QUIETLY),
      });
    },
    fixing: changing.busy,
  };
}

/** Replaces the address without loading or scrolling, because the answer stays the same. */
const QUIETLY = { replace: true, preventScrollReset: true, state: { quiet: true } } as const;
