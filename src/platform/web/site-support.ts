import { useRouteLoaderData } from 'react-router';
import type { components } from './api.generated.ts';

/** What the operator of this site has set up. Pages promise nothing that is missing here. */
export type SiteSupport = components['schemas']['AiSupport'];

/** What a new installation can do. */
const NOTHING: SiteSupport = { text: false, vision: false, speech: false, writing: false };

/** What this site can do, from the root loader; nothing while an error page has no data. */
export function useSiteSupport(): SiteSupport {
  return useRouteLoaderData<{ support: SiteSupport }>('root')?.support ?? NOTHING;
}
