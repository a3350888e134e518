import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf, requireId } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { BackLink } from '../../../../../platform/web/ui/back-link.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { monthAndYear } from '../../../../../shared/dates.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { AccountBadge } from './found-rows.tsx';
import { CasesAbout, LastSeen, Totals } from './person-parts.tsx';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  load(pageOf(context).api.GET('/api/desk/guests/{id}', { params: { path: { id: requireId(params.id) } } }));

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, `${loaderData?.name ?? 'Guest'}. Operator`, 'A guest of this site.');

/** One guest: what they do here, and the cases about them. */
export default function GuestPage() {
  const guest = useLoaderData<typeof loader>();
  const { id, name, joinedAt, lastSeenAt, maskedEmail, totals, cases } = guest;
  return (
    <>
      <BackLink to="/operator/people" />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-4">
        <Avatar name={name} size={64} />
        <div className="min-w-0 flex-[1_1_240px]">
          <h1 className="desk-h1">{name}</h1>
          <p className="text-ink-2">
            Guest since {monthAndYear(joinedAt)}. <LastSeen at={lastSeenAt} />{' '}
            {maskedEmail === null ? 'No email.' : `Alerts go to ${maskedEmail}.`}
          </p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge>Guest</Badge>
            <AccountBadge {...guest} isConfirmed />
          </p>
        </div>
        <ButtonLink variant="line" to={`/operator/people?q=${id}`}>
          <Icon name="search" />
          Listings and deals
        </ButtonLink>
      </div>
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        <Totals
          totals={[
            ['For sale', grouped(totals.forSale)],
            ['Sold', grouped(totals.sold)],
            ['Chats', grouped(totals.chats)],
          ]}
        />
        <CasesAbout cases={cases} />
      </div>
    </>
  );
}
