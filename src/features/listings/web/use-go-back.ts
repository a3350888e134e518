import { useNavigate } from 'react-router';

/** Goes one step back in history, or to browse when the page was opened directly. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx !== undefined && idx > 0) void navigate(-1);
    else void navigate('/listings');
  };
}
