/** The numbered rules of a zone. */
export function RulesList({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return <p className="mt-3 text-md text-ink-2">No rules yet.</p>;
  return (
    <ol className="mt-3.5 grid gap-3">
      {rules.map((rule, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a rule has no id, and its number is its name
        <li key={index} className="grid grid-cols-[26px_minmax(0,1fr)] text-md leading-snug">
          <span
            className="num font-display text-lg leading-tight font-extrabold text-ink-2"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <span className="wrap-anywhere" dir="auto">
            {rule}
          </span>
        </li>
      ))}
    </ol>
  );
}
