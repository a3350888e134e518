import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { Stars } from '../../../../platform/web/ui/stars.tsx';
import type { Story } from '../../../trust/reviews/contract/review.ts';
import { STORIES } from '../../../trust/reviews/contract/review-limits.ts';
import { EXAMPLE_STORIES } from './example-stories.ts';
import { HomeHead, HomeSection } from './home-section.tsx';
import { AwaitShelves, type ComingShelves } from './home-shelves.tsx';

const REAL = { label: 'Stories', lead: 'Reviews from people who bought and sold here.' };
const SAMPLES = { label: 'Sample stories', lead: 'Sample stories, until real ones arrive.' };

/** Reviews by people; examples until there are enough reviews. */
export function HomeStories({ shelves }: { shelves: ComingShelves }) {
  // About as tall as the row it stands for.
  const waiting = (
    <StoryRow {...REAL}>
      <li className="h-55" />
    </StoryRow>
  );
  return (
    <AwaitShelves shelves={shelves} waiting={waiting}>
      {({ stories }) =>
        stories.length >= STORIES.enough ? (
          <StoryRow {...REAL}>{stories.map(realStory)}</StoryRow>
        ) : (
          <StoryRow {...SAMPLES}>
            {EXAMPLE_STORIES.map(({ name, deed, text }) => (
              <StoryCard
                key={name}
                text={text}
                avatar={<Avatar name={name} size={44} />}
                name={name}
                deed={deed}
              />
            ))}
          </StoryRow>
        )
      }
    </AwaitShelves>
  );
}

type StoryRowProps = { label: string; lead: string; children: ReactNode };

/** A row that scrolls only by swipe, arrow keys or the two buttons. */
function StoryRow({ label, lead, children }: StoryRowProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <HomeSection id="stories" bleed>
      <div className="wrap">
        <HomeHead id="stories" title="Considerably less stuff" lead={lead}>
          <div className="flex gap-2 max-md:hidden">
            <IconButton label="Previous stories" look="line" onClick={() => move(row.current, -0.8)}>
              <Icon name="arrow-left" />
            </IconButton>
            <IconButton label="Next stories" look="line" onClick={() => move(row.current, 0.8)}>
              <Icon name="arrow-right" />
            </IconButton>
          </div>
        </HomeHead>
      </div>
      {/* Its first story is in line with the page. The focus ring is inside, as the row touches both edges. Relative, or
          what only screen readers see of its cards would widen the page. */}
      <div
        ref={row}
        className="relative snap-x snap-proximity scroll-px-(--edge) overflow-x-auto scroll-smooth px-(--edge) py-2 [--edge:16px] [scrollbar-width:none] focus-visible:-outline-offset-3 md:[--edge:max(32px,calc((100%-1280px)/2+32px))]"
        role="group"
        aria-label={label}
        tabIndex={0}
      >
        <ul className="grid w-max auto-cols-[min(84vw,384px)] grid-flow-col gap-3.5">{children}</ul>
      </div>
    </HomeSection>
  );
}

function realStory({ id, text, by, role, itemTitle }: Story) {
  return (
    <StoryCard
      key={id}
      stars={<Stars value={5} />}
      text={text}
      avatar={<Avatar name={by.name} url={by.avatarUrl} size={44} />}
      name={
        <Link to={`/profile/${by.id}`} className="py-3 underline-offset-3 hover:underline">
          {by.name}
        </Link>
      }
      deed={`${role === 'seller' ? 'sold' : 'bought'} ${itemTitle}`}
    />
  );
}

type StoryCardProps = {
  stars?: ReactNode;
  text: string;
  avatar: ReactNode;
  name: ReactNode;
  /** What the person did, shown after the name. */
  deed: string;
};

function StoryCard({ stars, text, avatar, name, deed }: StoryCardProps) {
  return (
    <li className="grid snap-start">
      <figure className="panel flex flex-col justify-between gap-6 p-6.5">
        <div className="grid gap-3">
          {stars}
          <blockquote
            className="text-xl leading-snug font-medium tracking-[-0.01em] text-pretty wrap-anywhere"
            dir="auto"
          >
            {text}
          </blockquote>
        </div>
        <figcaption className="flex items-center gap-3 text-sm text-ink-2">
          {avatar}
          <span className="min-w-0">
            <b className="block leading-tight wrap-anywhere text-ink">{name}</b>
            <bdi className="line-clamp-2 wrap-anywhere">{deed}</bdi>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Scrolls by a share of the row's width, along the direction of the text. */
function move(row: HTMLElement | null, share: number): void {
  if (!row) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: share * forward * row.clientWidth });
}
