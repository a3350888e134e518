import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LinkPage } from '../../../../platform/web/ui/link-page.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { GONE, UNPROCESSABLE } from '../../../../shared/http-status.ts';
import { accountErrors } from '../contract/errors.ts';

export const handle: PageHandle = { task: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const answer = await pageOf(context).api.POST('/api/accounts/new-email/check', { body: { token } });
  // Tokens of any other shape are never issued.
  if (answer.response.status === GONE || answer.response.status === UNPROCESSABLE)
    return { token, email: null };
  return { token, ...(await load(Promise.resolve(answer))) };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  pageTitle(matches, 'Your new email'),
  { name: 'robots', content: 'noindex' },
];

/**
 * The page that the link to a new address opens. The address changes only after a click, because mail
 * programs open links automatically.
 */
export default function NewEmailPage() {
  const { token, email } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { busy, run } = useApiAction();
  // The link can still expire while the page is open.
  const [ended, setEnded] = useState(email === null);
  const confirm = () =>
    run(() => api.POST('/api/accounts/new-email', { body: { token } }), {
      async done() {
        toast({ tone: 'success', title: 'Email changed', text: `Use ${email} to log in.` });
        await navigate('/settings/account');
      },
      failed(problem) {
        if (problem.status === GONE) setEnded(true);
        else showProblem(problem);
      },
    });

  if (ended) {
    const { title, detail } = accountErrors.LINK_EXPIRED;
    return (
      <LinkPage icon={<Icon name="link-2-off" />} failed title={title} text={detail}>
        <ButtonLink to="/settings/account" block>
          Account settings
        </ButtonLink>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      icon={<Icon name="mail-check" />}
      title="Use this email?"
      text={`Your account will use ${email}. You’ll log in with it from now on.`}
    >
      <Button block busy={busy} busyLabel="Saving..." onClick={() => void confirm()}>
        Use this email
      </Button>
    </LinkPage>
  );
}
