import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { errorMeta } from '../../../../platform/web/page/error-pages.tsx';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { PageBand } from '../../../../platform/web/ui/page-band.tsx';
import { useDelegatedLinks } from '../../../../platform/web/ui/use-delegated-links.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { SITE_TEXTS, type SiteTextName } from '../../../../shared/site-texts.ts';

const DESCRIPTIONS: Readonly<Record<SiteTextName, string>> = {
  terms: 'What you agree to when you list, buy or look around here.',
  privacy: 'What we store about you, who sees it, and how to remove it.',
  rules: 'What is allowed here, and what is not.',
};

const ICONS: Readonly<Record<SiteTextName, IconName>> = {
  terms: 'handshake',
  privacy: 'lock-keyhole',
  rules: 'scroll-text',
};

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { name, title } = SITE_TEXTS.find((text) => url.pathname === `/${text.name}`) ?? SITE_TEXTS[0];
  const requestedVersion = url.searchParams.get('version');
  const query = requestedVersion === null ? {} : { version: Number(requestedVersion) };
  const { html, versions, version, isCurrent } = await load(
    pageOf(context).api.GET('/api/site-texts/{name}', { params: { path: { name }, query } }),
  );
  return { name, title, html, versions, version, isCurrent };
}

export const meta: MetaFunction<typeof loader> = ({ matches, error, loaderData }) =>
  error || loaderData === undefined
    ? errorMeta(matches, error)
    : [
        ...pageMeta(matches, loaderData.title, DESCRIPTIONS[loaderData.name]),
        ...(loaderData.isCurrent ? [] : [{ name: 'robots', content: 'noindex' }]),
      ];

/** Terms, privacy or rules: as they are, or one of their versions. */
export default function SiteTextPage() {
  const { name, title, html, versions, version, isCurrent } = useLoaderData<typeof loader>();
  const openLink = useDelegatedLinks();
  const shown = versions.find((text) => text.version === version);
  const others = versions.filter((text) => text.version !== version);
  return (
    <article className="wrap text-page">
      <PageBand title={title} icon={ICONS[name]} />
      {!isCurrent && (
        <p className="mt-4 rounded-lg bg-warn-soft p-4">
          An earlier version, in force {inForce(shown)}. <Link to={`/${name}`}>Read the current one.</Link>
        </p>
      )}
      {/* Rendered by our server, which lets no HTML through. */}
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} onClick={openLink} />
      {(others.length > 0 || (isCurrent && shown?.from)) && (
        <footer className="mt-9 border-t border-line pt-5 text-sm">
          {isCurrent && shown?.from && <p>In force since {shortDate(shown.from)}.</p>}
          {others.length > 0 && (
            <>
              <p>Other versions:</p>
              <ul>
                {others.map((text) => (
                  <li key={text.version}>
                    <Link to={`/${name}?version=${text.version}`}>Version {text.version}</Link>,{' '}
                    {inForce(text)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </footer>
      )}
    </article>
  );
}

type Version = ReturnType<typeof useLoaderData<typeof loader>>['versions'][number];

/** Returns when a version was in force. */
function inForce({ from, until }: Version | undefined = { version: 0, from: null, until: null }): string {
  if (from === null) return until === null ? 'before' : `until ${shortDate(until)}`;
  return until === null ? `since ${shortDate(from)}` : `from ${shortDate(from)} to ${shortDate(until)}`;
}
