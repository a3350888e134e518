import { Outlet } from 'react-router';
import { VoiceSaleContext } from '../../features/paying/billing/web/billing.ts';
import { useVoiceSale } from '../../features/selling/voice/web/voice.ts';

/**
 * Says on the pages that sell voice whether it works in this browser. Plans and credits don't depend on
 * voice.
 */
export default function VoiceInShops() {
  return (
    <VoiceSaleContext value={useVoiceSale()}>
      <Outlet />
    </VoiceSaleContext>
  );
}
