import { Link } from 'react-router';
import { useRetainedFocus } from '../../../../../platform/web/focus/use-retained-focus.ts';
import { useNow } from '../../../../../platform/web/time/use-now.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { buttonClass } from '../../../../../platform/web/ui/button-class.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { Menu } from '../../../../../platform/web/ui/menu.tsx';
import { grouped } from '../../../../../shared/grouped.ts';
import type { Zone } from '../../contract/zone.ts';
import type { ZoneRole } from '../../contract/zone-member.ts';
import { editAddress, postAddress } from '../zone-address.ts';
import { ZoneLocation } from '../zone-facts.tsx';
import { ZonePicture } from '../zone-picture.tsx';
import { activeText, listingsText, membersText } from '../zone-texts.ts';
import { TypeBadge } from '../zone-types.tsx';
import { MembershipItems, MoreMenu } from './zone-menus.tsx';

interface ZoneHeadProps {
  zone: Zone;
  /** The viewer's role, updated as soon as they press Join. */
  role: ZoneRole | null;
  onJoin: () => void;
  onLeave: () => void;
  onInvite: () => void;
  onShare: () => void;
}

/** The picture, name and facts of a zone, with the viewer's actions. */
export function ZoneHead({ zone, role, onJoin, onLeave, onInvite, onShare }: ZoneHeadProps) {
  const { id, name, can } = zone;
  const focus = useRetainedFocus<HTMLDivElement>();
  return (
    <header>
      <ZonePicture
        zone={zone}
        sizes="(min-width: 80rem) 1216px, 94vw"
        eager
        className="aspect-[358/190] rounded-xl md:aspect-[1216/340] md:rounded-2xl [&>img]:object-[50%_84%]"
      >
        <TypeBadge type={zone.type} className="md:start-4.5 md:top-4.5" />
        {can.edit && (
          <ButtonLink
            to={`${editAddress(id)}#picture`}
            variant="line"
            className="absolute! end-2.5 bottom-2.5 z-(--z-above) md:end-4 md:bottom-4"
          >
            <Icon name="camera" />
            Change picture
          </ButtonLink>
        )}
      </ZonePicture>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-5.5 md:gap-y-5">
        <div className="min-w-0">
          <h1
            className="text-[clamp(2rem,4.6vw,3.5rem)] leading-[0.95] tracking-[-0.045em] wrap-anywhere"
            dir="auto"
          >
            {name}
          </h1>
          <Facts zone={zone} />
        </div>
        <div
          className="flex flex-wrap gap-2 max-md:w-full md:gap-2.5 max-md:[&>.btn]:min-h-13 max-md:[&>.btn]:flex-auto max-md:[&>.btn]:px-4 max-md:[&>.btn]:text-base"
          {...focus}
        >
          {role === null && can.join && (
            <Button size="lg" onClick={onJoin}>
              Join
            </Button>
          )}
          {role !== null && (
            <ButtonLink variant="zest" size="lg" to={postAddress(id)} className="px-5.5">
              <Icon name="plus" />
              Post to this zone
            </ButtonLink>
          )}
          {role === 'member' && (
            <Menu
              align="end"
              label="Your membership"
              buttonClass={buttonClass({ variant: 'line', size: 'lg', className: 'px-5.5' })}
              button={
                <>
                  <Icon name="check" />
                  Joined
                  <Icon name="chevron-down" className="icon-sm" />
                </>
              }
            >
              <MembershipItems zone={zone} onLeave={onLeave} />
            </Menu>
          )}
          {can.invite && (
            <Button variant="line" size="lg" className="px-5.5" onClick={onInvite}>
              <Icon name="user-round-plus" />
              Invite
            </Button>
          )}
          {can.edit && (
            <ButtonLink
              variant="line"
              size="lg"
              to={editAddress(id)}
              className="px-5.5 max-md:w-13 max-md:flex-none! max-md:px-0!"
            >
              <Icon name="pencil" />
              <span className="max-md:sr-only">Edit zone</span>
            </ButtonLink>
          )}
          <IconButton label="Share" look="line" size="lg" className="max-md:hidden" onClick={onShare}>
            <Icon name="share-2" />
          </IconButton>
          <MoreMenu zone={zone} look="line" className="max-md:hidden" onLeave={onLeave} />
        </div>
      </div>
    </header>
  );
}

function Facts({ zone }: { zone: Zone }) {
  const now = useNow(null);
  const { memberCount, activeListings, lastActiveDate } = zone;
  return (
    <p className="num mt-2.5 flex flex-wrap gap-x-4.5 gap-y-1 text-sm text-ink-2 md:mt-3.5 md:text-md [&_b]:font-bold [&_b]:text-ink">
      <span className="flex min-w-0 items-center gap-1.5">
        <ZoneLocation {...zone} />
      </span>
      <span>
        <b>{grouped(memberCount)}</b> {membersText(memberCount)}
      </span>
      <span>
        <b>{grouped(activeListings)}</b> {listingsText(activeListings)}
      </span>
      <span className="max-md:hidden">
        Active <time dateTime={lastActiveDate}>{activeText(lastActiveDate, now)}</time>
      </span>
    </p>
  );
}

interface PhoneBarProps {
  zone: Zone;
  onShare: () => void;
  onLeave: () => void;
}

/** The bar at the top of the page on phones. */
export function PhoneBar({ zone, onShare, onLeave }: PhoneBarProps) {
  return (
    <div className="flex h-15 items-center gap-2 md:hidden">
      <Link className="icon-btn -ms-2.5" to="/drop-zones" aria-label="Back to Drop Zones" title="Back">
        <Icon name="arrow-left" className="icon-lg!" />
      </Link>
      <strong
        className="min-w-0 flex-1 truncate font-display text-xl leading-tight font-extrabold tracking-[-0.03em]"
        dir="auto"
      >
        {zone.name}
      </strong>
      <IconButton label="Share" onClick={onShare}>
        <Icon name="share-2" />
      </IconButton>
      <MoreMenu zone={zone} onLeave={onLeave} className="-me-2.5" />
    </div>
  );
}
