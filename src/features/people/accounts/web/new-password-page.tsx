import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LinkPage } from '../../../../platform/web/ui/link-page.tsx';
import { PasswordField } from '../../../../platform/web/ui/password-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { GONE, UNPROCESSABLE } from '../../../../shared/http-status.ts';
import { ACCOUNT_LIMITS } from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';
import { MailLinkForm } from './mail-link-form.tsx';
import { ownAddress, signInAddress } from './next-address.ts';
import { useViewer } from './use-auth.ts';

export const handle: PageHandle = { task: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const answer = await pageOf(context).api.POST('/api/accounts/new-password/check', { body: { token } });
  // Tokens of any other shape are never issued.
  const expired = answer.response.status === GONE || answer.response.status === UNPROCESSABLE;
  if (!expired) await load(Promise.resolve(answer));
  return { token, expired, next: ownAddress(searchParams.get('next')) };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  pageTitle(matches, 'Choose a new password'),
  { name: 'robots', content: 'noindex' },
];

/** The page that a password reset link opens. */
export default function NewPasswordPage() {
  const { token, next, ...opened } = useLoaderData<typeof loader>();
  // The link can still expire or be used elsewhere while the page is open.
  const [expired, setExpired] = useState(opened.expired);

  if (expired) {
    const { title, detail } = accountErrors.LINK_EXPIRED;
    return (
      <LinkPage icon={<Icon name="link-2-off" />} failed title={title} text={detail}>
        <MailLinkForm kind="new-password" idPrefix="forgot-" next={next ?? undefined} />
      </LinkPage>
    );
  }
  return (
    <LinkPage
      icon={<Icon name="key-round" />}
      title="Choose a new password"
      text="This signs you out everywhere. Then log in with your new password."
    >
      <NewPasswordForm token={token} next={next} onExpired={() => setExpired(true)} />
    </LinkPage>
  );
}

type NewPasswordFormProps = {
  token: string;
  next: string | null;
  onExpired: () => void;
};

function NewPasswordForm({ token, next, onExpired }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const { account } = useViewer();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = { token, password: textOf(data, 'password') };
    const outcome = await outcomeOf(api.POST('/api/accounts/new-password', { body }));
    if (!outcome.ok) {
      if (outcome.problem.code === accountErrors.LINK_EXPIRED.code) onExpired();
      return outcome.problem;
    }
    // All sessions have ended, so this removes the browser's cookie as well.
    if (account !== null) await outcomeOf(api.POST('/api/accounts/sign-out'));
    toast({ tone: 'success', title: 'Password changed', text: 'Log in with your new password.' });
    await navigate(next === null ? '/auth' : signInAddress(next));
    return null;
  });

  return (
    <form {...form} className="grid gap-5">
      <FormProblem problem={problem} attempt={attempt} idPrefix="new-" />
      <PasswordField
        label="New password"
        id="new-password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters.`}
        error={errorOf('password')}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Saving...">
        Save password
      </Button>
    </form>
  );
}
