import { Outlet } from 'react-router';
import { VoiceSaleContext } from '../../features/billing/web/billing.ts';
import { useVoiceSale } from '../../features/voice/web/voice.ts';

/** Says on the pages that sell voice whether it works in this browser; plans and credits do not know voice. */
export default function VoiceInShops() {
  return (
    <VoiceSaleContext value={useVoiceSale()}>
      <Outlet />
    </VoiceSaleContext>
  );
}
