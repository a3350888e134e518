import { Icon } from '../../../../platform/web/ui/icon.tsx';

/** Shown between the end of an event and the decision of its prizes. */
export function CountingNotice() {
  return (
    <p
      role="status"
      className="mt-5 flex max-w-110 items-center gap-3.5 rounded-lg bg-stage-2 px-4.5 py-3.5 text-md"
    >
      <Icon name="hourglass" className="icon-lg flex-none" />
      <span className="text-on-night-2">
        <b className="block text-on-night">Counting the last points</b>
        The event is over. Winners in a few minutes, and we'll tell you.
      </span>
    </p>
  );
}
