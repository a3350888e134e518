import { useNavigation } from 'react-router';

/** Shows that the next page is loading, if it takes noticeably long. In `main`, because all content is in a landmark. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      className="sk-late pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-0.75"
      role="progressbar"
      aria-label="Loading page"
    >
      <i className="block h-full w-3/4 bg-primary motion-safe:w-full motion-safe:animate-page-progress ltr:origin-left rtl:origin-right" />
    </div>
  );
}
