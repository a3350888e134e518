import { useRef } from 'react';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { IconButton } from '../../../platform/web/ui/icon-button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { EXAMPLE_STORIES } from './example-stories.ts';

/** A row that moves only on request: by swipe, arrow keys or the two buttons. */
export function HomeStories() {
  const row = useRef<HTMLDivElement>(null);
  const move = (pages: number) => row.current?.scrollBy({ left: pages * row.current.clientWidth });
  return (
    <section className="home-section" aria-labelledby="stories">
      <div className="wrap home-head">
        <div>
          <h2 id="stories">Considerably less stuff</h2>
          <p className="home-lead">
            Example stories, made up by us. Real reviews take their place once there are some.
          </p>
        </div>
        <div className="flex gap-2 max-md:hidden">
          <IconButton label="Previous stories" look="line" onClick={() => move(-0.8)}>
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton label="Next stories" look="line" onClick={() => move(0.8)}>
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      </div>
      <div ref={row} className="stories" role="group" aria-label="Example stories" tabIndex={0}>
        <ul>
          {EXAMPLE_STORIES.map(({ name, deed, text }) => (
            <li key={name}>
              <figure>
                <blockquote>{text}</blockquote>
                <figcaption>
                  <Avatar name={name} size={44} />
                  <span>
                    <b>{name}</b>
                    {deed}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
