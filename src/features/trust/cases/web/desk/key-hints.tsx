const HINTS = [
  ['j k', 'move'],
  ['Enter', 'open'],
  ['c', 'claim'],
  ['d', 'nothing wrong'],
  ['x', 'select'],
  ['?', 'all keys'],
] as const;

/** The keys of the queue, at its end. */
export function KeyHints() {
  return (
    <p className="mt-5.5 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-2 max-desk:hidden">
      {HINTS.map(([keys, label]) => (
        <span key={keys} className="inline-flex items-center gap-1.25">
          {keys.split(' ').map((key) => (
            <kbd key={key} className="desk-key">
              {key}
            </kbd>
          ))}
          {label}
        </span>
      ))}
    </p>
  );
}
