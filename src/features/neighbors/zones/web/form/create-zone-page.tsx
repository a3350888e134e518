import { useEffect, useEffectEvent, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { type ApiProblem, withGeneralMessage } from '../../../../../platform/web/api/api-problem.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../../platform/web/page/page-handle.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { useSavedValue } from '../../../../../platform/web/stored/use-saved-value.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { UNAUTHORIZED } from '../../../../../shared/http-status.ts';
import { signInAddress, useAskToSignIn } from '../../../../people/accounts/web/accounts.ts';
import { zoneErrors } from '../../contract/errors.ts';
import type { EditedZone } from '../../contract/zone.ts';
import { zoneAddress } from '../zone-address.ts';
import { useZoneForm } from './use-zone-form.ts';
import { ZoneFields } from './zone-fields.tsx';
import { EMPTY_ZONE, parseZoneForm } from './zone-form.ts';

export const handle: PageHandle = {
  phoneBar: { title: 'Create a zone', closeTo: '/drop-zones' },
  task: true,
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Create a zone', 'A place for one street, campus or hobby.');

export async function loader({ context }: LoaderFunctionArgs) {
  const { account } = await load(pageOf(context).api.GET('/api/viewer'));
  return { owner: account?.id ?? null };
}

export default function CreateZonePage() {
  const { owner } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pb-14 max-md:pt-4">
      <div className="flex items-baseline gap-4 max-md:sr-only md:my-6">
        <h1 className="text-6xl">Create a zone</h1>
        <p className="hint">A place for one street, campus or hobby.</p>
      </div>
      {owner === null ? <SignInFirst /> : <CreateZone key={owner} owner={owner} />}
    </div>
  );
}

const { SIGN_IN_TO_CREATE_ZONE } = zoneErrors;
const NOT_CREATED = { title: 'Error', detail: 'Failed to create drop zone. Please try again.' };

/** Sends visitors and guests to the login page. Without scripts, they follow the link themselves. */
function SignInFirst() {
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const ask = useEffectEvent(() => askToSignIn(SIGN_IN_TO_CREATE_ZONE, pathname + search, { replace: true }));
  useEffect(() => ask(), []);
  return (
    <EmptyState
      icon={<Icon name="log-in" />}
      title={SIGN_IN_TO_CREATE_ZONE.title}
      text={SIGN_IN_TO_CREATE_ZONE.detail}
      action={<ButtonLink to={signInAddress(pathname + search)}>Log in</ButtonLink>}
    />
  );
}

function CreateZone({ owner }: { owner: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  // Sent with every attempt, so that a retry after a lost response creates no second zone.
  const [submissionId] = useState(newId);
  const state = useZoneForm({ initial: EMPTY_ZONE, send: create });
  const clearDraft = useSavedValue({
    name: `zone:${owner}`,
    value: state.form,
    parse: parseZoneForm,
    restore: state.setForm,
  });

  async function create(zone: EditedZone): Promise<ApiProblem | null> {
    const outcome = await outcomeOf(api.POST('/api/zones', { body: { ...zone, submissionId } }));
    if (!outcome.ok) {
      const { problem } = outcome;
      if (problem.status === UNAUTHORIZED) {
        askToSignIn(SIGN_IN_TO_CREATE_ZONE, pathname + search);
        return null;
      }
      return withGeneralMessage(problem, NOT_CREATED);
    }
    clearDraft();
    const { id, name } = outcome.data;
    await navigate('/drop-zones', { replace: true });
    toast({
      tone: 'success',
      title: `${name} is live`,
      text: 'Next: invite a few neighbors.',
      action: {
        label: 'Invite',
        onSelect: () => void navigate(zoneAddress(id), { state: { invite: true } }),
      },
    });
    return null;
  }

  return (
    <ZoneFields
      state={state}
      label="Create a zone"
      submitLabel="Create zone"
      busyLabel="Creating..."
      hint="Next: invite a few neighbors and post the first listing."
    >
      <p className="hint max-md:text-center">You'll be its admin. You can edit it anytime.</p>
    </ZoneFields>
  );
}
