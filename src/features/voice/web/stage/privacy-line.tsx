import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PRIVACY_LINES, type SpeechSupport } from '../speech/speech-way.ts';

interface PrivacyLineProps {
  support: SpeechSupport;
  installing: boolean;
  onInstall: () => void;
}

/** Says whether the voice leaves the device, and offers to keep it there where the browser can. */
export function PrivacyLine({ support, installing, onInstall }: PrivacyLineProps) {
  const stays = support.way === 'device';
  return (
    <p className="hint flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-center text-balance">
      <span>
        <Icon
          name={stays ? 'shield-check' : support.way === 'none' ? 'mic-off' : 'cloud'}
          className="me-2 icon-sm inline align-[-0.15em]"
        />
        {PRIVACY_LINES[support.way]}
      </span>
      {support.installable && (
        <Button variant="quiet" size="sm" busy={installing} busyLabel="Downloading..." onClick={onInstall}>
          Keep it on this device
        </Button>
      )}
    </p>
  );
}
