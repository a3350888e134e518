import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

type HomeSectionProps = {
  /** Id of its heading. */
  id: string;
  /** Whether it spans the full width of the screen. */
  bleed?: boolean;
  /** Whether it has less space above. */
  first?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section of the home page, with the space above it. */
export function HomeSection({ id, bleed, first, className, children }: HomeSectionProps) {
  return (
    <section
      className={clsx('lazy-render', !bleed && 'wrap', first ? 'pt-8' : 'pt-18 md:pt-26', className)}
      aria-labelledby={id}
    >
      {children}
    </section>
  );
}

type HomeHeadProps = { id: string; title: string; lead?: string | null; children: ReactNode };

/** The heading of a row of cards, with a link at its end. */
export function HomeHead({ id, title, lead, children }: HomeHeadProps) {
  return (
    <div className="mb-5.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:mb-7">
      <div className="min-w-0 flex-[1_1_9rem]">
        <h2 id={id} className="t-shelf">
          {title}
        </h2>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

export function HomeMore({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-3 hover:underline"
    >
      {children}
      <Icon name="arrow-right" className="icon-sm" />
    </Link>
  );
}

/** An illustration below the fold: loaded lazily, with its size set by the container. */
export function SmallPicture({ src, className }: { src: string; className?: string }) {
  return (
    <img src={src} alt="" width={400} height={400} loading="lazy" decoding="async" className={className} />
  );
}
