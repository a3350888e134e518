import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Opens the page one is on again, for 'Try Again' on an error page. To revalidate is not enough there: the router keeps
 * the error when the answer comes before React has rendered that it was asked for.
 */
export function useReopenPage(): { reopen: () => void; busy: boolean } {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { pathname, search, state } = useLocation();
  return {
    // Without the hash, as to go to the same hash again loads nothing.
    reopen: () => void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true }),
    busy: navigation.state === 'loading',
  };
}
