import clsx from 'clsx';
import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { load, pageOf, requireId } from '../../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Sheet } from '../../../../../platform/web/ui/sheet.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { CONFLICT } from '../../../../../shared/http-status.ts';
import type { Case } from '../../contract/case.ts';
import { useCasesChanged } from '../case-counts.ts';
import { AppealSections } from './appeal-sections.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseChatView } from './case-chat.tsx';
import { CaseBar, CaseTitle } from './case-head.tsx';
import { CaseLog } from './case-log.tsx';
import { CaseNotices } from './case-notices.tsx';
import { LinkedPeople, PersonSection } from './case-people.tsx';
import { CaseReports } from './case-reports.tsx';
import { DecideForm } from './decide-form.tsx';
import { dismissCases } from './dismiss-cases.ts';
import { HandOverDialog, NoteDialog } from './hand-over-dialog.tsx';
import { Evidence, ThenAndNow } from './then-and-now.tsx';
import { useUndo } from './undo-decision.ts';
import { useCaseKeys } from './use-case-keys.ts';
import { useClaim } from './use-claim.ts';
import { sendDecision, useDraft, useEffects } from './use-decision.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = { id: requireId(params.id) };
  const deskCase = await load(pageOf(context).api.GET('/api/cases/{id}', { params: { path } }));
  return { deskCase, loadedAt: Date.now() };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  pageTitle(matches, `${loaderData ? `Case ${loaderData.deskCase.number}` : 'Case'}. Desk`),
];

/** One case: the evidence in reading order, and the panel where it is decided. */
export default function CasePage() {
  const { deskCase, loadedAt } = useLoaderData<typeof loader>();
  // A draft belongs to its case.
  return <OpenCase key={deskCase.id} deskCase={deskCase} loadedAt={loadedAt} />;
}

function OpenCase({ deskCase, loadedAt }: { deskCase: Case; loadedAt: number }) {
  const { id, appeal, subject, state, about, linked, chat } = deskCase;
  const now = useClock()?.now ?? loadedAt;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { lost } = useConnectionState();
  const [open, setOpen] = useState<'decide' | 'hand-over' | 'note' | null>(null);
  const { draft, change } = useDraft(deskCase);
  const effects = useEffects(deskCase, draft, appeal !== null);
  const { takeOver, renew, isEnding } = useClaim(deskCase);
  const { offerUndo } = useUndo('Case', deskCase.times);
  useCasesChanged((ids) => {
    if (ids.length === 0 || ids.includes(id)) void revalidate();
  });

  const queue = appeal === null ? '/operator/cases' : '/operator/appeals';
  const addressAfter = (next: string | null) => (next === null ? queue : `${queue}/${next}`);
  const denial = denialOf(deskCase, lost);
  const hasDraft = draft.onSubject !== null || draft.outcome !== null || draft.text !== '';

  const submission = useSubmission(async () => {
    const outcome = await sendDecision(deskCase, draft);
    if (!outcome.ok) {
      if (outcome.problem.status === CONFLICT) await revalidate();
      return outcome.problem;
    }
    change({ text: '' });
    setOpen(null);
    offerUndo(effects?.button ?? 'Decided', [id]);
    await navigate(addressAfter(outcome.data.next));
    return null;
  });

  async function dismiss(): Promise<void> {
    const decided = await dismissCases([id]);
    if (decided.length === 0) return void revalidate();
    offerUndo('Nothing wrong', decided);
    await navigate(addressAfter(deskCase.next));
  }

  useCaseKeys({
    deskCase,
    canChoose: denial === null,
    canDecide: denial === null && effects !== null,
    onChange: change,
    onDecide: () => document.querySelector<HTMLFormElement>('[data-decide-form]')?.requestSubmit(),
    onHandOver: () => !lost && setOpen('hand-over'),
    onOpen: (next) => void navigate(addressAfter(next)),
  });

  const form = { deskCase, draft, onChange: change, effects, denial, submission };
  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_376px]">
      <div className="min-w-0">
        <CaseBar
          deskCase={deskCase}
          queue={queue}
          nextTo={addressAfter(deskCase.next)}
          previousTo={deskCase.previous && addressAfter(deskCase.previous)}
          onHandOver={() => setOpen('hand-over')}
        />
        <CaseNotices
          deskCase={deskCase}
          now={now}
          hasDraft={hasDraft}
          isEnding={isEnding(now)}
          onRenew={() => void renew()}
          onTakeOver={() => void takeOver()}
          onNote={() => setOpen('note')}
          nextTo={addressAfter(deskCase.next)}
        />
        <CaseTitle deskCase={deskCase} now={now} />
        {appeal && <AppealSections deskCase={deskCase} appeal={appeal} />}
        {/* A chat is shown below as it was. */}
        {chat === null && <ThenAndNow subject={subject} isDelicate={deskCase.reason === 'nudity'} />}
        {deskCase.evidence.length > 0 && <Evidence items={deskCase.evidence} />}
        {deskCase.reportList.length > 0 && <CaseReports {...deskCase} />}
        {chat && <CaseChatView caseId={id} chat={chat} canOpenMore={!lost} />}
        {about && <PersonSection person={about} />}
        {linked.length > 0 && <LinkedPeople linked={linked} canOpen={!lost} />}
        <CaseLog
          events={deskCase.events}
          note={
            <button
              type="button"
              className="min-h-6 underline underline-offset-3 disabled:no-underline"
              disabled={lost}
              onClick={() => setOpen('note')}
            >
              Add a note
            </button>
          }
        />
      </div>
      {(state !== 'decided' || hasDraft) && (
        <aside
          aria-label="Decide"
          className={clsx(
            'sticky top-17 flex flex-col self-start overflow-hidden rounded-bubble bg-surface shadow-2 inset-ring inset-ring-line max-xl:hidden',
            // Below the bar that says so, its button stays in view.
            lost ? 'max-h-[calc(100svh-160px)]' : 'max-h-[calc(100svh-84px)]',
          )}
        >
          <DecideForm {...form} />
        </aside>
      )}
      <CaseActions
        deskCase={deskCase}
        canDecide={denial === null}
        hasDraft={hasDraft}
        onDecide={() => setOpen('decide')}
        onDismiss={() => void dismiss()}
        onNext={() => void navigate(addressAfter(deskCase.next))}
      />
      <Sheet
        open={open === 'decide'}
        onClose={() => setOpen(null)}
        title={denial !== null && hasDraft ? 'Your draft' : appeal === null ? 'Decide' : 'Decide the appeal'}
      >
        <DecideForm {...form} isSheet />
      </Sheet>
      <HandOverDialog
        caseId={id}
        open={open === 'hand-over'}
        onClose={() => setOpen(null)}
        onDone={() => {
          setOpen(null);
          toast({ tone: 'success', title: 'Handed over' });
          void navigate(addressAfter(deskCase.next));
        }}
      />
      <NoteDialog
        caseId={id}
        open={open === 'note'}
        onClose={() => setOpen(null)}
        onDone={() => {
          setOpen(null);
          void revalidate();
        }}
      />
    </div>
  );
}

/** Returns why a case can't be decided now, for the button; null if it can. */
function denialOf(
  { state, decision, claim, appeal, can, decidedBy }: Case,
  isOffline: boolean,
): string | null {
  if (state === 'decided') {
    const isMine = decision?.mine ?? appeal?.answer?.mine;
    return isMine ? 'You decided this case' : `Already decided by ${decidedBy ?? 'the site'}`;
  }
  if (isOffline) return "You're offline";
  if (claim !== null && !claim.mine) return `Claimed by ${claim.by.name}`;
  if (appeal?.denial === 'first-decider') return 'Another operator decides';
  return can.decide ? null : "You can't decide this one";
}
