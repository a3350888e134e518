import { Icon } from '../../../../platform/web/ui/icon.tsx';

/** Marks pages on which no real money moves. */
export function TestBand({ title, text }: { title: string; text: string }) {
  return (
    <aside
      aria-label="Test mode"
      className="relative flex min-h-14 items-center justify-center gap-3 border-b border-warn/30 bg-warn-soft px-4 pt-3 pb-2 text-warn before:absolute before:inset-x-0 before:top-0 before:h-1.5 before:bg-[repeating-linear-gradient(-45deg,var(--warn)_0_10px,transparent_10px_20px)]"
    >
      <Icon name="flask-conical" />
      <p className="text-md">
        <b className="font-bold">{title}</b> {text}
      </p>
    </aside>
  );
}
