import { Outlet } from 'react-router';
import { useOpenShare } from '../../features/flash-drops/web/flash-drops.ts';

/** Counts links to listings that were shared for points; the listings feature does not know Flash Drops. */
export default function SharesInListings() {
  useOpenShare();
  return <Outlet />;
}
