import { Icon } from '../../../platform/web/ui/icon.tsx';

/** Announces voice listings, which come with Premium, in one line: the form below is what people are here for. */
export function VoicePanel() {
  return (
    <section
      className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-lg bg-night px-4 py-2 text-on-night"
      aria-labelledby="voice-panel-title"
    >
      <Icon name="mic" className="icon text-zest" />
      <h2 id="voice-panel-title" className="text-lg md:text-xl">
        Just say it
      </h2>
      <p className="ms-auto flex items-center gap-1.5 text-sm font-[650] text-on-night-2">
        <Icon name="crown" className="icon-sm" />
        Upgrade to Premium
      </p>
    </section>
  );
}
