import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LinkPage } from '../../../../platform/web/ui/link-page.tsx';
import { UNPROCESSABLE } from '../../../../shared/http-status.ts';
import { dataExportErrors } from '../contract/errors.ts';
import { DownloadLink } from './download-link.tsx';
import { exportInWords } from './export-in-words.ts';

export const handle: PageHandle = { task: true };

const EXPIRED = dataExportErrors.DATA_EXPORT_LINK_EXPIRED;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const token = url.searchParams.get('token') ?? '';
  const answer = await api.POST('/api/data-exports/link/check', { body: { token } });
  // Tokens of any other shape are never issued.
  if (answer.response.status !== EXPIRED.status && answer.response.status !== UNPROCESSABLE) {
    return { token, dataExport: await load(Promise.resolve(answer)), isGuest: false };
  }
  const { guest, account } = await load(api.GET('/api/viewer'));
  return { token, dataExport: null, isGuest: guest !== null && account === null };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  pageTitle(matches, 'Your data'),
  { name: 'robots', content: 'noindex' },
];

/** The page that the link in an export email opens. */
export default function YourDataPage() {
  const { token, dataExport, isGuest } = useLoaderData<typeof loader>();
  if (dataExport === null) {
    return (
      <LinkPage icon={<Icon name="link-2-off" />} failed title={EXPIRED.title} text={EXPIRED.detail}>
        <ButtonLink to={isGuest ? '/dashboard' : '/settings/account#export'} block>
          Make a new export
        </ButtonLink>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      icon={<Icon name="download" />}
      title="Your data is ready"
      text={`Everything you have here, as JSON and CSV, with your photos. ${exportInWords(dataExport, true).text}`}
    >
      <DownloadLink href={`/api/data-exports/link/file?token=${encodeURIComponent(token)}`} block />
    </LinkPage>
  );
}
