import { splitEnding } from '../contract/attachment-name.ts';

/** The name of a file on one line: what does not fit goes before the ending, which says what it is. */
export function FileName({ name }: { name: string }) {
  const { stem, ending } = splitEnding(name);
  return (
    <span className="min-w-0 font-[650]">
      <span className="sr-only">{name}</span>
      <span className="flex min-w-0" dir="auto" aria-hidden="true">
        <span className="-my-0.5 truncate py-0.5">{stem}</span>
        {ending !== '' && <span className="flex-none">{`.${ending}`}</span>}
      </span>
    </span>
  );
}
