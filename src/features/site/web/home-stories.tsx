import { useRef } from 'react';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { IconButton } from '../../../platform/web/ui/icon-button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { EXAMPLE_STORIES } from './example-stories.ts';
import { HomeHead, HomeSection } from './home-section.tsx';

/** A row that moves only on request: by swipe, arrow keys or the two buttons. */
export function HomeStories() {
  const row = useRef<HTMLDivElement>(null);
  return (
    <HomeSection id="stories" bleed>
      <div className="wrap">
        <HomeHead id="stories" title="Considerably less stuff" lead="Sample stories, until real ones arrive.">
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
      {/* Its first story is in line with the page. The focus ring is inside, as the row touches both edges. */}
      <div
        ref={row}
        className="snap-x snap-proximity scroll-px-(--edge) overflow-x-auto scroll-smooth px-(--edge) py-2 [--edge:16px] [scrollbar-width:none] focus-visible:-outline-offset-3 md:[--edge:max(32px,calc((100%-1280px)/2+32px))]"
        role="group"
        aria-label="Sample stories"
        tabIndex={0}
      >
        <ul className="grid w-max auto-cols-[min(84vw,384px)] grid-flow-col gap-3.5">
          {EXAMPLE_STORIES.map(({ name, deed, text }) => (
            <li key={name} className="grid snap-start">
              <figure className="panel flex flex-col justify-between gap-6 p-6.5">
                <blockquote className="text-xl leading-snug font-medium tracking-[-0.01em] text-pretty">
                  {text}
                </blockquote>
                <figcaption className="flex items-center gap-3 text-sm text-ink-2">
                  <Avatar name={name} size={44} />
                  <span>
                    <b className="block leading-tight text-ink">{name}</b>
                    {deed}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

/** Scrolls by a share of the row's width, along the direction of the text. */
function move(row: HTMLElement | null, share: number): void {
  if (!row) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: share * forward * row.clientWidth });
}
