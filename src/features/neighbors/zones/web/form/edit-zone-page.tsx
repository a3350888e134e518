import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { type ApiProblem, withGeneralMessage } from '../../../../../platform/web/api/api-problem.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../../platform/web/page/page-handle.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { signInRedirect } from '../../../../people/accounts/web/accounts.ts';
import type { EditedZone } from '../../contract/zone.ts';
import { failureMeta, loadZoneOf } from '../page/zone-route.tsx';
import { zoneAddress } from '../zone-address.ts';
import { useZoneForm } from './use-zone-form.ts';
import { ZoneFields } from './zone-fields.tsx';
import { formOfZone } from './zone-form.ts';

export { ErrorBoundary } from '../page/zone-route.tsx';

export const handle: PageHandle = { phoneBar: { title: 'Edit zone', closeTo: '/drop-zones' }, task: true };

export const meta: MetaFunction = ({ matches, error }) =>
  error
    ? failureMeta(matches, error)
    : [pageTitle(matches, 'Edit zone'), { name: 'robots', content: 'noindex' }];

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const [zone, viewer] = await Promise.all([
    loadZoneOf({ request, context }, params.id),
    load(pageOf(context).api.GET('/api/viewer')),
  ]);
  if (viewer.account === null) throw signInRedirect(url);
  if (!zone.can.edit) throw redirect(zoneAddress(zone.id));
  return { zone };
}

const NOT_SAVED = { title: 'Error', detail: 'Failed to save the zone. Please try again.' };

/** Keyed by zone, so that navigating to another one doesn't save this form over it. */
export default function EditZonePage() {
  const { zone } = useLoaderData<typeof loader>();
  return <EditZone key={zone.id} />;
}

function EditZone() {
  const { zone } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [initial] = useState(() => formOfZone(zone));
  const state = useZoneForm({ initial, picture: zone.image, send: save });

  async function save(body: EditedZone): Promise<ApiProblem | null> {
    const outcome = await outcomeOf(api.PUT('/api/zones/{id}', { params: { path: { id: zone.id } }, body }));
    if (!outcome.ok) return withGeneralMessage(outcome.problem, NOT_SAVED);
    toast({ tone: 'success', title: 'Zone saved', text: 'Your changes are live.' });
    await navigate(zoneAddress(zone.id), { replace: true });
    return null;
  }

  return (
    <div className="wrap pb-14 max-md:pt-4">
      <h1 className="text-6xl max-md:sr-only md:my-6">Edit zone</h1>
      <ZoneFields
        state={state}
        label="Edit zone"
        submitLabel="Save changes"
        busyLabel="Saving..."
        hint="Changes as you type. It goes live when you save."
        counts={zone}
      >
        <ButtonLink to={zoneAddress(zone.id)} variant="quiet" size="lg">
          Cancel
        </ButtonLink>
      </ZoneFields>
    </div>
  );
}
