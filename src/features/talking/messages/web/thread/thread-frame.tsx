import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { OfflineText } from '../../../../../platform/web/connection/offline-text.tsx';
import { canMovePages, moveFrom } from '../../../../../platform/web/page/page-transition.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { OfflineBar } from '../../../../../platform/web/ui/offline-bar.tsx';
import { Rating } from '../../../../../platform/web/ui/rating.tsx';
import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';
import { counted } from '../../../../../shared/counted.ts';
import type { PersonSummary } from '../../../../people/people/contract/person-summary.ts';
import type { KnownChat } from '../messages-context.ts';

interface ThreadFrameProps extends ComponentProps<'section'> {
  /** Centers a single notice instead of a chat, with the way back that a chat has in its header. */
  center?: boolean;
}

/**
 * The area of a chat: beside the inbox; on phones the whole screen, or what the keyboard leaves free (--area-top,
 * --area-height and --area-end).
 */
export function ThreadFrame({ center, className, children, ...rest }: ThreadFrameProps) {
  return (
    <section
      {...rest}
      className={clsx(
        'flex min-h-0 min-w-0 flex-col bg-surface focus:outline-none',
        'alone:fixed alone:inset-x-0 alone:top-(--area-top,0px) alone:z-(--z-cover) alone:h-(--area-height,100dvh) alone:[container:chat/size]',
        'beside:ms-3 beside:mb-6 beside:overflow-hidden beside:rounded-xl beside:shadow-1 beside:inset-ring beside:inset-ring-line',
        className,
      )}
    >
      <div className="flex min-h-0 flex-1 flex-col alone:pb-[var(--area-end,env(safe-area-inset-bottom))]">
        <OfflineBar
          className="flex-none px-3 beside:hidden"
          text={<OfflineText then="Your messages go out when you're back." />}
        />
        {center ? (
          <>
            <div className="flex-none p-2 beside:hidden">
              <BackLink />
            </div>
            <div className="my-auto">{children}</div>
          </>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** On phones, the way out of a chat: it covers the site's bars. */
export function BackLink() {
  return (
    <Link
      className="icon-btn beside:hidden"
      to="/messages"
      viewTransition={canMovePages()}
      aria-label="Back to messages"
      title="Back to messages"
    >
      <Icon name="arrow-left" className="icon-lg! rtl:-scale-x-100" />
    </Link>
  );
}

/** The header: the other participant. */
export function ThreadHead({ children }: { children: ReactNode }) {
  return (
    <header className="flex flex-none items-center gap-3 ps-2 pe-3 alone:min-h-14 alone:py-1 beside:min-h-16 beside:px-5 beside:pt-3 beside:pb-2.5 low:min-h-13">
      {children}
    </header>
  );
}

interface ThreadFaceProps {
  participant: PersonSummary;
  /** Where the inbox showed it; null if nowhere. */
  from?: DOMRect | null;
}

/** The face in the header. On phones it comes from the row that was pressed. */
export function ThreadFace({ participant, from = null }: ThreadFaceProps) {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // On wider screens the row stays in view, and the face has no name.
    const { viewTransitionName } = face.current ? getComputedStyle(face.current) : {};
    if (face.current && from && viewTransitionName !== 'none') moveFrom(face.current, from);
  }, [from]);
  return (
    <span ref={face} data-moves="chat-face" className="flex-none">
      <Avatar
        name={participant.name}
        url={participant.kind === 'member' ? participant.avatarUrl : null}
        size={44}
      />
    </span>
  );
}

/** Classes of the name in the header. */
export const THREAD_NAME = 'truncate font-sans text-lg leading-tight font-bold tracking-normal';

/** The line below the name. */
export function PersonLine({ person }: { person: PersonSummary }) {
  return <p className="t-small flex items-center gap-1.5 text-ink-2 tight:hidden">{lineOf(person)}</p>;
}

function lineOf(person: PersonSummary): ReactNode {
  if (person.kind === 'guest') return 'Sells without an account';
  if (person.kind === 'gone') return 'No longer here';
  if (person.rating === null) return 'No ratings yet';
  return (
    <>
      <Rating value={person.rating} />
      <span aria-hidden="true">·</span>
      {counted(person.totalRatings, 'rating')}
    </>
  );
}

/** Classes of the composer, of the replies above its box, and of the box. */
export const COMPOSER = 'flex-none px-3 pt-1 pb-2.5 beside:px-5 beside:pb-3.5 low:pb-1';
export const QUICK_REPLIES =
  'scroll-row -mx-3 my-0 scroll-px-3 px-3 pt-1.5 pb-2.5 beside:-mx-5 beside:scroll-px-5 beside:px-5 low:hidden';
export const COMPOSER_BOX = 'control rounded-xl p-1';

/** Below the composer's box, beside the inbox. */
export function SendHint() {
  return (
    <p className="ms-4.5 mt-2 text-xs text-ink-3 alone:hidden">
      Enter to send. Shift + Enter for a new line.
    </p>
  );
}

/** The scrolling list of messages. */
export function ThreadLines({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2.5 px-3.5 pt-3.5 pb-2.5 beside:px-6.5 beside:pt-5 beside:pb-3">
      {children}
    </div>
  );
}

const WIDTHS = ['38%', '56%', '44%', '62%', '30%'];

/** Placeholder bubbles while messages load. */
export function BubbleSkeletons() {
  return (
    <>
      <p className="sr-only" role="status">
        Loading messages
      </p>
      {WIDTHS.map((width, line) => (
        <div key={width} className={clsx('sk-late', line % 2 === 1 && 'self-end')} style={{ width }}>
          <Skeleton height={42} radius={21} />
        </div>
      ))}
    </>
  );
}

interface ThreadSkeletonProps {
  /** What the row of the inbox that was pressed knows. */
  known: KnownChat | null;
  /** Where the row showed their face. */
  faceFrom: DOMRect | null;
}

/** Placeholder of a loading chat, whose parts are where they are in the chat. */
export function ThreadSkeleton({ known, faceFrom }: ThreadSkeletonProps) {
  return (
    <ThreadFrame aria-label="Chat" aria-busy="true" data-toasts="top">
      <ThreadHead>
        <BackLink />
        {known ? (
          <>
            <ThreadFace participant={known.participant} from={faceFrom} />
            <div className="min-w-0 flex-1">
              <h2 dir="auto" className={THREAD_NAME}>
                {known.participant.name}
              </h2>
              <PersonLine person={known.participant} />
            </div>
          </>
        ) : (
          <>
            <Skeleton width={44} height={44} radius={22} />
            <Skeleton width={140} height={18} />
          </>
        )}
      </ThreadHead>
      {known?.hasListing && (
        <div className="mx-3 h-12 flex-none rounded-lg bg-surface-2 beside:mx-3.5 beside:h-15.5" />
      )}
      <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
        <ThreadLines>
          <BubbleSkeletons />
        </ThreadLines>
      </div>
      <div className={COMPOSER}>
        <div className={QUICK_REPLIES}>
          <Skeleton width={160} height={44} radius={22} />
          <Skeleton width={180} height={44} radius={22} />
        </div>
        <div className={COMPOSER_BOX}>
          <div className="h-11" />
        </div>
        <SendHint />
      </div>
    </ThreadFrame>
  );
}
