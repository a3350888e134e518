import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LinkPage } from '../../../../platform/web/ui/link-page.tsx';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import { UNPROCESSABLE } from '../../../../shared/http-status.ts';
import { notificationErrors } from '../contract/errors.ts';

/** Status of a malformed token. */

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export const meta: MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Turn on alerts'),
  { name: 'robots', content: 'noindex' },
  // The address contains the secret, so don't send it as a referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/** The target of a confirmation mail. Asks first, because mail programs open links too. */
export default function ConfirmAlertsPage() {
  const { token } = useLoaderData<typeof loader>();
  const [state, setState] = useState<'asked' | 'on' | 'refused'>('asked');
  const { busy, run } = useApiAction();
  const turnOn = () =>
    run(() => api.POST('/api/notifications/guest-alerts/confirm', { body: { token } }), {
      done: () => setState('on'),
      failed(problem) {
        const { status } = problem;
        if (status === notificationErrors.BAD_ALERT_LINK.status || status === UNPROCESSABLE)
          setState('refused');
        else showProblem(problem);
      },
    });

  if (state === 'asked') {
    return (
      <LinkPage
        icon={<Icon name="bell-ring" />}
        title="Turn on alerts?"
        text="We'll email this address about unread messages and offers."
      >
        <Button block busy={busy} busyLabel="Turning on..." onClick={() => void turnOn()}>
          Turn on alerts
        </Button>
      </LinkPage>
    );
  }
  const { title, detail } = notificationErrors.BAD_ALERT_LINK;
  return state === 'on' ? (
    <LinkPage
      icon={<Icon name="mail-check" />}
      title="Alerts are on"
      text="Every email has a link to turn them off."
    >
      <DashboardLink />
    </LinkPage>
  ) : (
    <LinkPage icon={<Icon name="link-2-off" />} failed title={title} text={detail}>
      <DashboardLink />
    </LinkPage>
  );
}

const DashboardLink = () => (
  <ButtonLink to="/dashboard" block>
    Go to Dashboard
  </ButtonLink>
);
