import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LinkPage } from '../../../../platform/web/ui/link-page.tsx';
import { GONE, UNPROCESSABLE } from '../../../../shared/http-status.ts';
import { accountErrors } from '../contract/errors.ts';
import { MailLinkForm } from './mail-link-form.tsx';
import { nextAddress, ownAddress, signInAddress } from './next-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const next = ownAddress(searchParams.get('next'));
  const answer = await api.POST('/api/accounts/confirm', { body: { token } });
  // Tokens of any other shape are never issued.
  if (answer.response.status === GONE || answer.response.status === UNPROCESSABLE)
    return { confirmed: false, next };
  await load(Promise.resolve(answer));
  const { account } = await load(api.GET('/api/viewer'));
  if (account === null) throw redirect(`${next === null ? '/auth?' : `${signInAddress(next)}&`}confirmed=1`);
  return { confirmed: true, next };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  pageTitle(matches, loaderData?.confirmed ? 'Email confirmed' : 'This link no longer works'),
  { name: 'robots', content: 'noindex' },
];

/** The page that the emailed confirmation link opens. */
export default function ConfirmEmailPage() {
  const { confirmed, next } = useLoaderData<typeof loader>();
  if (confirmed) {
    return (
      <LinkPage
        icon={<Icon name="mail-check" />}
        title="Email confirmed"
        text="Your email address is confirmed."
      >
        <ButtonLink to={nextAddress(next)} block>
          {next === null ? 'Browse listings' : 'Continue'}
        </ButtonLink>
      </LinkPage>
    );
  }
  const { title, detail } = accountErrors.LINK_EXPIRED;
  return (
    <LinkPage icon={<Icon name="link-2-off" />} failed title={title} text={detail}>
      <MailLinkForm kind="confirmation" idPrefix="resend-" next={next ?? undefined} />
    </LinkPage>
  );
}
