import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LinkPage } from '../../../../platform/web/ui/link-page.tsx';
import { UNPROCESSABLE } from '../../../../shared/http-status.ts';
import { notificationErrors } from '../contract/errors.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const answer = await pageOf(context).api.GET('/api/notifications/mail-subscription', {
    params: { query: { token } },
  });
  const { status } = answer.response;
  // A malformed token is as invalid as a forged one.
  if (status === notificationErrors.BAD_UNSUBSCRIBE_LINK.status || status === UNPROCESSABLE) return null;
  return { token, ...(await load(Promise.resolve(answer))) };
}

export const meta: MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Unsubscribe'),
  { name: 'robots', content: 'noindex' },
  // The address contains the token, so don't send it as a referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/** The target of the link at the end of a mail. Asks first, because mail programs open links too. */
export default function UnsubscribePage() {
  const data = useLoaderData<typeof loader>();
  if (data === null) {
    const { title, detail } = notificationErrors.BAD_UNSUBSCRIBE_LINK;
    return (
      <LinkPage icon={<Icon name="link-2-off" />} failed title={title} text={detail}>
        <ButtonLink to="/settings/notifications" block>
          Notification settings
        </ButtonLink>
      </LinkPage>
    );
  }
  return <Unsubscribe {...data} />;
}

type UnsubscribeProps = { token: string; kinds: string[]; subscribed: boolean; final: boolean };

function Unsubscribe({ token, kinds, subscribed, final }: UnsubscribeProps) {
  const [on, setOn] = useState(subscribed);
  const { busy, run } = useApiAction();
  const about = kinds.map((kind) => kind.toLowerCase()).join(' and ');

  function change(wanted: boolean) {
    const params = { query: { token } };
    void run<unknown>(
      () =>
        wanted
          ? api.PUT('/api/notifications/mail-subscription', { params })
          : api.POST('/api/notifications/unsubscribe', { params }),
      { done: () => setOn(wanted) },
    );
  }

  if (!on && final) {
    return (
      <LinkPage
        icon={<Icon name="mail-x" />}
        title="Unsubscribed"
        text={`No more emails about ${about}. We removed this address.`}
      >
        <ButtonLink variant="line" to="/dashboard" block>
          Go to Dashboard
        </ButtonLink>
      </LinkPage>
    );
  }
  return on ? (
    <LinkPage icon={<Icon name="mail-check" />} title="Unsubscribe?" text={`We email you about ${about}.`}>
      <Button block busy={busy} onClick={() => change(false)}>
        Unsubscribe
      </Button>
    </LinkPage>
  ) : (
    <LinkPage icon={<Icon name="mail-x" />} title="Unsubscribed" text={`No more emails about ${about}.`}>
      <Button variant="line" block busy={busy} onClick={() => change(true)}>
        Email me again
      </Button>
      <ButtonLink variant="quiet" to="/settings/notifications" block>
        Notification settings
      </ButtonLink>
    </LinkPage>
  );
}
