import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta, pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { NOT_FOUND } from '../../../../shared/http-status.ts';
import { photoUrl } from '../../../items/photos/contract/photo-url.ts';
import { comparisonErrors } from '../contract/errors.ts';
import type { SharedComparison } from '../contract/shared-comparison.ts';
import { titleOf } from './compared.ts';
import { ComparisonView } from './comparison-view.tsx';

const { COMPARISON_NOT_SHARED } = comparisonErrors;

/** Start of the path segment of a shared comparison, followed by its token. */
const SHARED = 'shared-';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api: server, publicUrl } = pageOf(context);
  const link = params.link ?? '';
  if (!link.startsWith(SHARED)) throw new Response(null, { status: NOT_FOUND });
  const path = { token: link.slice(SHARED.length) };
  const answer = await server.GET('/api/shared-comparisons/{token}', { params: { path } });
  // Not found is an expected answer, not a failure of the page.
  if (answer.response.status === NOT_FOUND) return data({ shared: null, publicUrl }, NOT_FOUND);
  return data({ shared: await load(Promise.resolve(answer)), publicUrl });
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const noindex = { name: 'robots', content: 'noindex' };
  if (!loaderData?.shared) return [pageTitle(matches, 'Comparison'), noindex];
  const { shared, publicUrl } = loaderData;
  const cover = coverOf(shared);
  const words = shared.recommendation?.words ?? 'Price, condition and facts side by side.';
  return [
    ...pageMeta(matches, titleOf(shared), words),
    noindex,
    ...(cover
      ? [
          { property: 'og:image', content: new URL(photoUrl(cover, 'large'), publicUrl).href },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
  ];
};

/** Returns the photo of the recommended item, or the first photo of the others. */
function coverOf({ items, recommendation }: SharedComparison) {
  const covers = items.map(({ item, listing }) => ({ item, cover: listing?.cover ?? null }));
  const best = covers.find(({ item }) => item === recommendation?.item)?.cover;
  return best ?? covers.find(({ cover }) => cover !== null)?.cover ?? null;
}

/** The public page of a shared comparison. */
export default function SharedPage() {
  const { shared } = useLoaderData<typeof loader>();
  if (shared === null) {
    return (
      <div className="wrap py-16">
        <EmptyState
          heading="h1"
          look="panel"
          tile="quiet"
          icon={<Icon name="link-2-off" />}
          title={COMPARISON_NOT_SHARED.title}
          text={COMPARISON_NOT_SHARED.detail}
          action={<ButtonLink to="/ai-assistant">Compare your own</ButtonLink>}
        />
      </div>
    );
  }
  const { sharedBy, sharedAt } = shared;
  return (
    <div className="wrap">
      <Notice icon="eye" className="mt-2 mb-5">
        <strong>
          {sharedBy === null ? 'Someone without an account' : <bdi>{sharedBy.name}</bdi>} shared this
          comparison
        </strong>{' '}
        on {shortDate(sharedAt)}. Prices and facts are from that day. Listings open as they are now.
      </Notice>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3.5">
        <h1 className="t-page">{titleOf(shared)}</h1>
        <ButtonLink variant="line" to="/ai-assistant">
          <Icon name="scale" />
          Compare your own
        </ButtonLink>
      </div>
      <ComparisonView compared={shared} />
    </div>
  );
}
