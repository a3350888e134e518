import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { pageTitle } from '../../../../../platform/web/page-meta.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useClock } from '../../../../../platform/web/use-clock.ts';
import { useDeskKeys } from '../../../../running/operators/web/operators.ts';
import type { Case } from '../../contract/case.ts';
import { useCasesChanged } from '../case-counts.ts';
import { AppealSections } from './appeal-sections.tsx';
import { CaseChatView } from './case-chat.tsx';
import { CaseLog } from './case-log.tsx';
import { CaseNotices } from './case-notices.tsx';
import { LinkedPeople, PersonSection } from './case-people.tsx';
import { CaseReports } from './case-reports.tsx';
import { CaseBar, CaseTitle } from './case-head.tsx';
import { HandOverDialog, NoteDialog } from './hand-over-dialog.tsx';
import { Evidence, ThenAndNow } from './then-and-now.tsx';
import { useClaim } from './use-claim.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const found = await load(pageOf(context).api.GET('/api/cases/{id}', { params: { path: { id } } }));
  return { found, loadedAt: Date.now() };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  pageTitle(matches, `${loaderData ? `Case ${loaderData.found.number}` : 'Case'}. Desk`),
];

/** One case: the evidence in reading order, and the panel where it is decided. */
export default function CasePage() {
  const { found, loadedAt } = useLoaderData<typeof loader>();
  // A draft belongs to its case.
  return <OpenCase key={found.id} found={found} loadedAt={loadedAt} />;
}

function OpenCase({ found, loadedAt }: { found: Case; loadedAt: number }) {
  const { id, appeal, subject, about, linked, chat } = found;
  const now = useClock()?.now ?? loadedAt;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { lost } = useConnectionState();
  const [open, setOpen] = useState<'hand-over' | 'note' | null>(null);
  const { takeOver, keep, isEnding } = useClaim(found);
  useCasesChanged((ids) => {
    if (ids.length === 0 || ids.includes(id)) void revalidate();
  });

  const queue = appeal === null ? '/operator/cases' : '/operator/appeals';
  const addressAfter = (next: string | null) => (next === null ? queue : `${queue}/${next}`);

  useDeskKeys('Case', [
    { keys: 'o', label: 'Hand over', run: () => setOpen('hand-over') },
    { keys: 'j', label: 'Next case', run: () => void navigate(addressAfter(found.next)) },
  ]);

  return (
    <div className="max-w-180">
      <div className="min-w-0">
        <CaseBar
          found={found}
          queue={queue}
          nextTo={addressAfter(found.next)}
          onHandOver={() => setOpen('hand-over')}
        />
        <CaseNotices
          found={found}
          now={now}
          isEnding={isEnding(now)}
          onKeep={() => void keep()}
          onTakeOver={() => void takeOver()}
          onNote={() => setOpen('note')}
          nextTo={addressAfter(found.next)}
        />
        <CaseTitle found={found} now={now} />
        {appeal && <AppealSections found={found} appeal={appeal} />}
        {/* A chat is shown below as it was. */}
        {chat === null && <ThenAndNow subject={subject} isDelicate={found.reason === 'nudity'} />}
        {found.evidence.length > 0 && <Evidence items={found.evidence} />}
        {found.reportList.length > 0 && <CaseReports {...found} />}
        {chat && <CaseChatView caseId={id} chat={chat} canOpenMore={!lost} />}
        {about && <PersonSection person={about} />}
        {linked.length > 0 && <LinkedPeople linked={linked} canOpen={!lost} />}
        <CaseLog
          events={found.events}
          note={
            <button
              type="button"
              className="min-h-6 underline underline-offset-3"
              onClick={() => setOpen('note')}
            >
              Add a note
            </button>
          }
        />
      </div>
      <HandOverDialog
        caseId={id}
        open={open === 'hand-over'}
        onClose={() => setOpen(null)}
        onDone={() => {
          setOpen(null);
          toast({ tone: 'success', title: 'Handed over' });
          void navigate(addressAfter(found.next));
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
