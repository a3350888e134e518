import clsx from 'clsx';
import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { pageProblem } from '../../../../platform/web/page/page-problem.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Switch } from '../../../../platform/web/ui/switch.tsx';
import { placeFromCookie, savePlace } from '../../../items/listings/web/listings.ts';
import { signInRedirect, signUpAddress, useAuth } from '../../../people/accounts/web/accounts.ts';
import { wantErrors } from '../contract/errors.ts';
import type { WantCriteria } from '../contract/want.ts';
import { AlertChoices, type Alerts } from './alert-choices.tsx';
import { HowWeReadIt } from './how-we-read-it.tsx';
import { answerQuestion, LOAD_FAILED } from './load-match-me.ts';
import { MatchSkeletons } from './match-list.tsx';
import { MatchMeHead } from './match-me-head.tsx';
import { Matches } from './matches.tsx';
import { savePendingWant } from './pending-want.ts';
import { useStorePendingWant } from './use-store-pending-want.ts';
import { useWantAlerts } from './use-want-alerts.ts';
import { WantForm } from './want-form.tsx';
import { readQuestion, viewerPlaceOf, writeQuestion } from './want-query.ts';
import { alertsText, sentenceOf } from './want-texts.ts';

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const place = placeFromCookie(request.headers.get('cookie'));
  const question = readQuestion(url.searchParams, place);
  const { account } = await load(api.GET('/api/viewer'));
  // Only its owner can open a saved search.
  if (question.wantId !== null && question.text === '' && !account) throw signInRedirect(url);
  const { data } = account ? await api.GET('/api/wants') : { data: undefined };
  const answer = await answerQuestion(api, question, place, data?.wants ?? []);
  return { question, answer, wants: data?.wants.length ?? null, now: Date.now() };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Match Me',
    'Say what you want in your own words. See what matches, and get alerts for new listings.',
  );

export default function MatchMePage() {
  const { question, answer, wants, now } = useLoaderData<typeof loader>();
  const { criteria, name, stored } = answer;
  const { user } = useAuth();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  useStorePendingWant();
  const text = question.text || (stored ? sentenceOf(stored) : '');
  const alerts = useWantAlerts({
    isMember: user !== null,
    text: question.text,
    name,
    // A question without an answer cannot be saved.
    criteria: answer.found && criteria,
    stored,
  });

  const hasMatches = answer.found !== null && answer.found.total > 0;

  const next = navigation.state === 'loading' ? navigation.location : null;
  const isQuiet = (next?.state as { quiet?: true } | null)?.quiet === true;
  const searching = alerts.fixing || (next?.pathname === '/match-me' && !isQuiet);

  function fix(fixed: WantCriteria) {
    const from = viewerPlaceOf(fixed);
    // Locations are saved in the browser, not in the address, because addresses get shared.
    if (from !== null) savePlace(from);
    void alerts.fix(fixed);
  }

  function signUp() {
    if (criteria === null) return;
    savePendingWant({ ...criteria, ...alerts.alerts, name, source: 'match-me' });
    void navigate(signUpAddress(pathname + search));
  }

  return (
    <div className="wrap pb-20">
      <MatchMeHead wants={wants} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-4 md:gap-y-6 lg:grid-cols-[384px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 md:gap-6">
          <WantForm text={text} busy={searching} onFind={(sentence) => void alerts.find(sentence)} />
          {criteria && <HowWeReadIt criteria={criteria} onFix={fix} />}
        </div>
        {/* On phones, matches come first once there are any. */}
        <div className={clsx('min-w-0', hasMatches && 'max-lg:order-1 max-lg:mt-4')}>
          <AlertsPanel
            on={alerts.on}
            stored={stored !== null}
            alerts={alerts.alerts}
            onSwitch={(on) => void alerts.switchTo(on)}
            onChange={(chosen) => void alerts.choose(chosen)}
            onSignUp={user === null && criteria !== null ? signUp : undefined}
          />
        </div>
        <section className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1" aria-label="Matches">
          {searching ? (
            <MatchSkeletons />
          ) : (
            <Matches
              answer={answer}
              now={now}
              onFix={fix}
              onFind={(sentence) => void alerts.find(sentence)}
            />
          )}
        </section>
      </div>
    </div>
  );
}

/** Shown when the search fails offline or by the rate limit. Keeps the typed text. */
export function ErrorBoundary() {
  const problem = pageProblem(useRouteError());
  const { text } = readQuestion(useSearchParams()[0], null);
  const navigate = useNavigate();
  const searching = useNavigation().state === 'loading';
  const find = (sentence: string) =>
    void navigate(writeQuestion({ text: sentence, wantId: null, criteria: null }));
  return (
    <div className="wrap grid gap-6 pb-20">
      <MatchMeHead wants={null} />
      <WantForm text={text} busy={searching} onFind={find} />
      <LoadFailed
        panel
        title={LOAD_FAILED.title}
        text={problem?.detail ?? LOAD_FAILED.detail}
        retryAfter={problem?.retryAfter}
      />
    </div>
  );
}

interface AlertsPanelProps {
  on: boolean;
  /** Whether the search is saved. Until then the switch shows what is about to happen. */
  stored: boolean;
  alerts: Alerts;
  onSwitch: (on: boolean) => void;
  onChange: (alerts: Alerts) => void;
  /** Saves the search in the browser until the visitor has an account. */
  onSignUp?: () => void;
}

/** A switch that saves the search, with its alert settings. On phones it is one line until it is changed. */
function AlertsPanel({ on, stored, alerts, onSwitch, onChange, onSignUp }: AlertsPanelProps) {
  const [changing, setChanging] = useState(false);
  return (
    <section
      aria-label="Alerts"
      className="grid gap-1 rounded-xl bg-surface-2 px-4 py-2 md:gap-3.5 md:px-5 md:pt-4.5 md:pb-5 dark:bg-surface max-md:[&>.switch]:flex-row-reverse max-md:[&>.switch]:justify-between max-md:[&>.switch_small]:hidden"
    >
      <Switch
        label="Tell me about new matches"
        hint={`${onSignUp ? '' : stored ? 'In your saved searches. ' : 'Find saves this search. '}Sellers see a number, never your name.`}
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      {on && onSignUp && <AlertsNeedAccount onSignUp={onSignUp} onNotNow={() => onSwitch(false)} />}
      {on && !onSignUp && (
        <>
          <p className="flex items-center justify-between gap-2 border-t border-line pt-1 text-md text-ink-2 md:hidden">
            {alertsText(alerts)}
            <Button
              variant="quiet"
              className="-me-3 underline underline-offset-3"
              aria-expanded={changing}
              onClick={() => setChanging(!changing)}
            >
              Change
            </Button>
          </p>
          <AlertChoices
            alerts={alerts}
            onChange={onChange}
            className={changing ? 'max-md:pb-2.5' : 'max-md:hidden'}
          />
        </>
      )}
    </section>
  );
}

interface AlertsNeedAccountProps {
  onSignUp: () => void;
  onNotNow: () => void;
}

/** Tells visitors and guests that alerts need an account, and that the search is not lost. */
function AlertsNeedAccount({ onSignUp, onNotNow }: AlertsNeedAccountProps) {
  const { title, detail } = wantErrors.SIGN_IN_TO_SAVE_WANT;
  return (
    <div role="status" className="grid justify-items-start gap-2 border-t border-line pt-3 max-md:pb-2.5">
      <h2 className="text-lg">{title}</h2>
      <p className="text-md text-ink-2">{detail}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button onClick={onSignUp}>Sign up</Button>
        <Button variant="quiet" onClick={onNotNow}>
          Not now
        </Button>
      </div>
    </div>
  );
}
