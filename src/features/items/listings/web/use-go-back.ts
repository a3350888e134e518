import { useNavigate } from 'react-router';

/** Goes one step back in history, or to browse when no page of this site came before in this tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    if (canGoBack()) void navigate(-1);
    else void navigate('/listings');
  };
}

/**
 * The router counts only the pages since the last full load. The browser also knows those before a listing whose
 * address was typed in.
 */
function canGoBack(): boolean {
  const { navigation, history } = window as Window & { navigation?: { canGoBack: boolean } };
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return navigation?.canGoBack ?? idx > 0;
}
