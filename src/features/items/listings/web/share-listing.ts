import { shareLink } from '../../../../platform/web/share-link.ts';

interface Shared {
  title: string;
  /** The path of its page. */
  address: string;
}

export const shareListing = ({ title, address }: Shared): Promise<void> =>
  shareLink({ title, url: window.location.origin + address, failed: 'Could not share this listing' });
