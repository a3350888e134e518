import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import type { PersonSummary } from '../../../people/people/contract/person-summary.ts';

interface ReviewHeadProps {
  person: PersonSummary;
  title: ReactNode;
  heading?: 'h2' | 'h3';
  /** What was bought or sold. */
  deal: ReactNode;
  date: string;
  children?: ReactNode;
}

/** The author or subject of a review, and its deal. */
export function ReviewHead({
  person,
  title,
  heading: Heading = 'h3',
  deal,
  date,
  children,
}: ReviewHeadProps) {
  return (
    <div className="flex items-start gap-3">
      <Avatar name={person.name} url={person.kind === 'member' ? person.avatarUrl : null} size={44} />
      <div className="min-w-0 flex-1">
        <Heading dir="auto" className="font-sans text-md leading-[1.4] font-[650] tracking-normal">
          {title}
        </Heading>
        <p className="flex flex-wrap gap-x-2.5 text-xs leading-[1.4] text-ink-2">
          <span>{deal}</span>
          <time className="whitespace-nowrap text-ink-3" dateTime={date}>
            {shortDate(date)}
          </time>
        </p>
      </div>
      {children}
    </div>
  );
}

export function PersonName({ person }: { person: PersonSummary }) {
  if (person.kind !== 'member') return <bdi>{person.name}</bdi>;
  return (
    <Link to={`/profile/${person.id}`} className="underline-offset-4 hover:underline">
      <bdi>{person.name}</bdi>
    </Link>
  );
}
