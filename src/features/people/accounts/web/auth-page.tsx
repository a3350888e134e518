import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { readForm, refusedForm } from '../../../../platform/web/form/form-answer.ts';
import { textOf } from '../../../../platform/web/form/use-submission.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageMeta, siteOf } from '../../../../platform/web/page/page-meta.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { TabPanel, Tabs } from '../../../../platform/web/ui/tabs.tsx';
import { GuestDialog } from '../../guests/web/guests.ts';
import { accountErrors } from '../contract/errors.ts';
import { AuthStage } from './auth-stage.tsx';
import { HowToPost } from './how-to-post.tsx';
import { LogInForm } from './log-in-form.tsx';
import { logInReason } from './log-in-reason.ts';
import { MailSentPanel } from './mail-sent-panel.tsx';
import { nextAddress, ownAddress } from './next-address.ts';
import { AUTH_FORMS, sendLogIn, sendSignUp } from './send-sign-in.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useViewer } from './use-auth.ts';

export const handle: PageHandle = { task: true };

const TABS = [
  { value: 'login', label: 'Login' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;
type Tab = (typeof TABS)[number]['value'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const [{ account }, options] = await Promise.all([
    load(server.GET('/api/viewer')),
    load(server.GET('/api/accounts/sign-in-options')),
  ]);
  if (account !== null) throw replace(nextAddress(new URL(request.url).searchParams.get('next')));
  return options;
}

/** Handles both forms when they are submitted without scripts. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { api: server } = pageOf(context);
  const form = await readForm(request);
  const next = url.searchParams.get('next');
  if (textOf(form, 'form') === AUTH_FORMS.logIn) {
    const answer = await sendLogIn(server, form);
    if ('problem' in answer) return refusedForm(answer.problem, form);
    throw redirect(nextAddress(next));
  }
  const outcome = await sendSignUp(server, form, ownAddress(next) ?? undefined);
  if ('problem' in outcome) return refusedForm(outcome.problem, form);
  if (outcome.signedIn) throw redirect(nextAddress(next));
  return { mailedTo: outcome.email };
}

/** Switching tabs loads no data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    matches,
    'Log in or sign up',
    siteOf(matches).guests ? 'Log in, sign up for free, or sell as a guest.' : 'Log in or sign up for free.',
  );

export default function AuthPage() {
  const { confirmsEmail, passkeys } = useLoaderData<typeof loader>();
  const { guest } = useViewer();
  const site = useSite();
  const [params, setParams] = useSearchParams();
  const answer = useActionData<typeof action>();
  const refusal = answer && 'problem' in answer ? answer : undefined;
  const refusalOf = (form: string) => (refusal?.typed.form === form ? refusal : undefined);
  const [mailedTo, setMailedTo] = useState(answer && 'mailedTo' in answer ? answer.mailedTo : null);
  const [guestDialog, setGuestDialog] = useState<'create' | 'return' | null>(null);
  const tab: Tab = params.get('tab') === 'sign-up' ? 'sign-up' : 'login';
  const requested = ownAddress(params.get('next'));
  const next = nextAddress(params.get('next'));
  const reason = logInReason(requested);
  const isPosting = params.get('notice') === 'create-listing' && !params.has('tab') && guest === null;
  useGuestReturn(guest !== null, guestDialog === null ? requested : null);
  /** Emailed links return to the requested page too. */
  const returnTo = requested ?? undefined;
  const forms = { next, returnTo, confirmsEmail };

  function show(value: Tab) {
    setParams(
      (before) => {
        before.set('tab', value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <div className="wrap grid gap-8 pt-4 pb-16 lg:min-h-165 lg:grid-cols-2 lg:pt-2">
      <AuthStage />
      <div className="mx-auto grid w-full max-w-100 grid-cols-1 content-center gap-6">
        {mailedTo !== null ? (
          <MailSentPanel
            email={mailedTo}
            next={returnTo}
            onBack={() => {
              setMailedTo(null);
              show('login');
            }}
          />
        ) : isPosting ? (
          <HowToPost next={next} onReturn={() => setGuestDialog('return')} />
        ) : (
          <>
            <div>
              <h1 className="t-page">{tab === 'login' ? 'Good to see you.' : 'Come on in.'}</h1>
              {reason !== null && tab === 'login' && (
                <p role="status" className="mt-3 text-ink-2">
                  {reason}
                </p>
              )}
            </div>
            {params.get('confirmed') === '1' && tab === 'login' && (
              <p role="status" className="flex items-center gap-3 rounded-md bg-success-soft p-4">
                <Icon name="circle-check" className="icon text-success" />
                <span>
                  <strong>Email confirmed.</strong> Log in and you're set.
                </span>
              </p>
            )}
            {guest !== null && tab === 'sign-up' && (
              <p className="rounded-md bg-lilac p-4 text-on-lilac">
                Your listings as {guest.guestId} move to your account.
              </p>
            )}
            <Tabs label="Log in or sign up" id="auth" tabs={TABS} value={tab} param="tab" onChange={show} />
            <TabPanel tabsId="auth" value="login" active={tab === 'login'}>
              <LogInForm {...forms} passkeys={passkeys} refusal={refusalOf(AUTH_FORMS.logIn)} />
            </TabPanel>
            <TabPanel tabsId="auth" value="sign-up" active={tab === 'sign-up'}>
              <SignUpAccess hasInvitation={params.has('invite')}>
                <SignUpForm {...forms} refusal={refusalOf(AUTH_FORMS.signUp)} onMailed={setMailedTo} />
              </SignUpAccess>
            </TabPanel>
            {guest === null && site.guests && (
              <>
                <div className="flex items-center gap-3 text-ink-2 noscript:hidden" aria-hidden="true">
                  <i className="h-px flex-1 bg-line" />
                  or
                  <i className="h-px flex-1 bg-line" />
                </div>
                <Button variant="line" size="lg" block onClick={() => setGuestDialog('create')}>
                  Continue as Guest
                </Button>
              </>
            )}
          </>
        )}
      </div>
      <GuestDialog
        open={guestDialog !== null}
        onClose={() => setGuestDialog(null)}
        next={returnTo}
        first={guestDialog ?? undefined}
      />
    </div>
  );
}

/** Says why nobody can sign up, or without what. */
function SignUpAccess({ hasInvitation, children }: { hasInvitation: boolean; children: ReactNode }) {
  const { signUp } = useSite();
  if (signUp === 'open' || (signUp === 'invitation' && hasInvitation)) return children;
  const { title, detail } =
    signUp === 'closed' ? accountErrors.SIGN_UP_CLOSED : accountErrors.INVITATION_NEEDED;
  return (
    <Notice icon="lock">
      <strong>{title}.</strong> {detail}
    </Notice>
  );
}

/** Continues to the requested page if the guest stored in this browser is still valid. */
function useGuestReturn(isGuest: boolean, requested: string | null): void {
  const navigate = useNavigate();
  const cameAsGuest = useRef(isGuest);
  useEffect(() => {
    if (!isGuest || cameAsGuest.current) return;
    cameAsGuest.current = true;
    if (requested !== null) void navigate(requested, { replace: true });
  }, [isGuest, requested, navigate]);
}
