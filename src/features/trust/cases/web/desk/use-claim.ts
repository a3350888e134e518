import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { serverNow } from '../../../../../platform/web/time/server-time.ts';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { MINUTE_MS } from '../../../../../shared/time.ts';
import type { Case } from '../../contract/case.ts';

/** Milliseconds of a claim after which activity extends it. */
const EXTEND_MS = 5 * MINUTE_MS;
/** Milliseconds before the end of a claim in which the page asks whether the person is still there. */
const WARN_MS = 3 * MINUTE_MS;

const claimCase = (id: string, takeOver: boolean) =>
  outcomeOf(api.PUT('/api/cases/{id}/claim', { params: { path: { id } }, body: { takeOver } }));

/** Claims a case when it opens, and renews the claim while the person is active. */
export function useClaim({ id, claim, state, can, times: { claimMinutes } }: Case) {
  const { revalidate } = useRevalidator();
  const isFree = claim === null && state !== 'decided' && can.claim;
  const until = claim?.mine === true ? Date.parse(claim.until) : null;

  useEffect(() => {
    if (isFree) void claimCase(id, false).then(() => revalidate());
  }, [id, isFree, revalidate]);

  useEffect(() => {
    if (until === null) return;
    let isExtending = false;
    const onActivity = () => {
      if (isExtending || until - serverNow() > claimMinutes * MINUTE_MS - EXTEND_MS) return;
      isExtending = true;
      void claimCase(id, false).then(() => revalidate());
    };
    document.addEventListener('keydown', onActivity);
    document.addEventListener('pointerdown', onActivity);
    return () => {
      document.removeEventListener('keydown', onActivity);
      document.removeEventListener('pointerdown', onActivity);
    };
  }, [id, until, claimMinutes, revalidate]);

  async function ask(takeOver: boolean): Promise<void> {
    const outcome = await claimCase(id, takeOver);
    if (!outcome.ok) showProblem(outcome.problem);
    await revalidate();
  }

  return {
    takeOver: () => ask(true),
    renew: () => ask(false),
    /** Whether the claim ends soon. */
    isEnding: (now: number) => until !== null && until - now < WARN_MS,
  };
}
