import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Reopens the current page, for 'Try Again' on an error page. Revalidating is not enough there: the router
 * keeps the error if the response arrives before React has rendered the request.
 */
export function useReopenPage(): { reopen: () => void; busy: boolean } {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { pathname, search, state } = useLocation();
  return {
    // Without the hash, because navigating to the same hash loads nothing.
    reopen: () => void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true }),
    busy: navigation.state === 'loading',
  };
}
