import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';

/** Heights of the static waveform behind the lock, in percent. */
const WAVE = Array.from(
  { length: 72 },
  (_, i) => 28 + Math.round(60 * Math.abs(Math.sin(i * 0.9) * Math.cos(i * 0.23))),
);

/** Announces voice listings, which come with Premium. */
export function VoicePanel() {
  return (
    <section
      className="grid gap-2.5 rounded-xl bg-night px-5 pt-5.5 pb-6 text-on-night md:px-8.5 md:pt-7.5 md:pb-8"
      aria-labelledby="voice-panel-title"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="voice-panel-title" className="text-2xl md:text-4xl">
          Just say it
        </h2>
        <Badge tone="zest">
          <Icon name="crown" />
          Premium
        </Badge>
      </div>
      <div
        className="flex h-14 items-center justify-between gap-0.75 overflow-hidden text-zest opacity-50 blur-[3px] *:w-1 *:flex-none *:rounded-full *:bg-current"
        aria-hidden="true"
      >
        {WAVE.map((height, index) => (
          <i key={`${index}-${height}`} style={{ height: `${height}%` }} />
        ))}
      </div>
      <p className="text-xl font-[650]">Upgrade to Premium</p>
      <p className="max-w-[56ch] text-on-night-2">
        Voice listings come with Premium. Typing is free: a few words below are enough.
      </p>
    </section>
  );
}
