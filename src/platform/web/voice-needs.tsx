import { useSiteSupport } from './site-support.ts';
import { Icon } from './ui/icon.tsx';

/** Beside what is sold for voice: what it needs on a site without a speech service. Nothing where all browsers work. */
export function VoiceNeeds() {
  const { speech } = useSiteSupport();
  if (speech) return null;
  return (
    <p className="hint mb-4 flex items-start gap-2">
      <Icon name="mic" className="icon-sm mt-px text-ink-3" />
      <span>
        Voice on this site needs a browser that turns speech into text, such as Chrome or Edge. Try it with
        your free recording before you buy.
      </span>
    </p>
  );
}
