const names = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'line-strong',
  'ink-3',
  'ink-2',
  'ink',
  'primary',
  'zest',
  'zest-soft',
  'lilac',
  'lilac-strong',
  'coral',
  'coral-soft',
  'success',
  'success-soft',
  'warn',
  'warn-soft',
  'danger',
  'danger-soft',
  'focus',
  'night',
  'stage',
];

export function KitColors() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2.5">
      {names.map((name) => (
        <li key={name} className="t-small text-ink-2">
          <i
            className="mb-1.5 block h-15 rounded-tile inset-ring inset-ring-line"
            style={{ background: `var(--${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
