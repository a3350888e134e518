import { Outlet } from 'react-router';
import { VoicePanel } from '../../features/listing-wizard/web/listing-wizard.ts';
import { VoicePanelContext, type VoicePanelProps } from '../../features/listings/web/voice-panel-slot.tsx';

const voicePanel = (props: VoicePanelProps) => <VoicePanel {...props} />;

/** Puts the recorder above the form of a new listing; the listings feature does not know it. */
export default function VoiceInListings() {
  return (
    <VoicePanelContext value={voicePanel}>
      <Outlet />
    </VoicePanelContext>
  );
}
