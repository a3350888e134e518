import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import type { FlashDrop, FlashDrops } from '../contract/flash-drop.ts';
import { eventAddress } from './event-addresses.ts';
import { EventDates } from './event-dates.tsx';
import { EventPicture } from './event-picture.tsx';
import { eventSummary, winnersText } from './prize-texts.ts';
import { PrizeTile } from './prizes.tsx';

/** Past events with their winners. */
export function PastEvents({ first }: { first: FlashDrops }) {
  const list = usePagedList(first, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/flash-drops', { params: { query: { cursor } } })),
    itemsOf: ({ past }) => past,
  });
  const events = list.items ?? [];
  if (events.length === 0) {
    return (
      <EmptyState
        look="panel"
        heading="h3"
        icon={<Icon name="trophy" />}
        title="No Flash Drop is over yet"
        text="Winners show up here."
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {events.map((event) => (
          <li key={event.id}>
            <PastEvent event={event} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} className="mt-8" />
    </>
  );
}

function PastEvent({ event }: { event: FlashDrop }) {
  const won = event.userParticipation?.prizes ?? [];
  return (
    <article className="press relative grid grid-cols-1 gap-x-6 gap-y-4 rounded-xl bg-surface-2 p-5 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus lg:grid-cols-[200px_minmax(0,1fr)]">
      <EventPicture event={event} className="justify-items-center rounded-lg px-4 pt-4 [&>img]:max-w-48" />
      <div>
        <h3 dir="auto" className="text-3xl wrap-anywhere">
          <Link to={eventAddress(event.id)} className="outline-none after:absolute after:inset-0">
            {event.title}
          </Link>
        </h3>
        <p className="mt-1.5 text-sm font-semibold text-ink-2">
          <EventDates event={event} />
        </p>
        <p className="num mt-1 text-md text-ink-2">{eventSummary(event)}</p>
        <ul aria-label="Winners" className="mt-4 grid gap-3 sm:grid-cols-3">
          {event.prizes.map((prize) => (
            <li key={prize.id} className="flex min-w-0 items-center gap-3">
              <PrizeTile prize={prize.id} small />
              <span className="min-w-0 text-sm text-ink-2">
                {prize.title}
                <b dir="auto" className="block truncate text-md text-ink">
                  {winnersText(prize, won.includes(prize.id))}
                </b>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
