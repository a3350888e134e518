import { useRouteLoaderData } from 'react-router';
import type { components } from '../api/api.generated.ts';

/** The services that the site's operator has configured. Pages promise nothing that is missing. */
export type SiteSupport = components['schemas']['AiSupport'];

/** What a new installation supports. */
const NOTHING: SiteSupport = { text: false, vision: false, speech: false, writing: false };

/** Returns what this site supports, from the root loader; nothing while an error page has no data. */
export function useSiteSupport(): SiteSupport {
  return useRouteLoaderData<{ support: SiteSupport }>('root')?.support ?? NOTHING;
}
