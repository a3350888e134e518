import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PRIVACY_LINES, type SpeechSupport } from '../speech/speech-method.ts';

interface PrivacyLineProps {
  support: SpeechSupport;
  installing: boolean;
  onInstall: () => void;
}

/**
 * Says whether the voice leaves the device, and offers on-device recognition where the browser can install
 * it. Renders nothing if speech isn't supported.
 */
export function PrivacyLine({ support, installing, onInstall }: PrivacyLineProps) {
  const { method } = support;
  if (method === 'none') return null;
  return (
    <p className="hint flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-center text-balance">
      <span>
        <Icon
          name={method === 'device' ? 'shield-check' : 'cloud'}
          className="me-2 icon-sm inline align-[-0.15em]"
        />
        {PRIVACY_LINES[method]}
      </span>
      {support.installable && (
        <Button variant="quiet" size="sm" busy={installing} busyLabel="Downloading..." onClick={onInstall}>
          Keep it on this device
        </Button>
      )}
    </p>
  );
}
