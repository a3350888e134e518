import { useEffect } from 'react';
import { api } from '../../../platform/web/api/api.ts';
import { useApiAction } from '../../../platform/web/api/use-api-action.ts';
import { serverNow } from '../../../platform/web/time/server-time.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';

interface SeeingBarProps {
  person: { id: string; name: string };
  /** ISO 8601. */
  until: string;
}

/** Says that an operator sees the site as a person, and stops it. */
export default function SeeingBar({ person, until }: SeeingBarProps) {
  const { busy, run } = useApiAction();
  const back = `/operator/people/${person.id}`;
  useEffect(() => {
    // A new document, so that nothing of the person stays in memory.
    const timer = setTimeout(() => location.assign(back), Math.max(0, Date.parse(until) - serverNow()));
    return () => clearTimeout(timer);
  }, [until, back]);
  return (
    <section
      aria-label="Seeing the site as a person"
      className="on-night-ground sticky top-0 z-(--z-sticky) flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2"
    >
      <p className="flex items-center gap-2.5 wrap-anywhere">
        <Icon name="eye" className="icon-sm" />
        <span>
          You see this site as{' '}
          <b>
            <bdi>{person.name}</bdi>
          </b>
          . You can't do anything, and chats stay closed.
        </span>
      </p>
      <Button
        variant="soft"
        size="sm"
        className="bg-on-night! text-on-zest!"
        busy={busy}
        onClick={() => void run(() => api.DELETE('/api/seeing-as'), { done: () => location.assign(back) })}
      >
        Stop
      </Button>
    </section>
  );
}
