import { useEffect, useEffectEvent } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { isApiProblem } from '../../../platform/web/api-problem.ts';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../platform/web/page-handle.ts';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { signInRedirect } from '../../accounts/web/accounts.ts';
import { usePremiumGate } from '../../plans/web/plans.ts';
import { Wizard } from './wizard.tsx';

export const handle: PageHandle = {
  phoneBar: { title: 'AI-Powered Listing', closeTo: '/dashboard' },
  task: true,
  dock: 'unless-low',
};

export const meta = () => [{ title: 'AI-Powered Listing. Offhand' }, { name: 'robots', content: 'noindex' }];

/** The server decides who passes the gate, each time the page is opened. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const viewer = await load(api.GET('/api/viewer'));
  if (!viewer.account && !viewer.guest) throw signInRedirect(url, 'create-listing');
  const path = { entitlement: 'voice_to_listing' } as const;
  const { error } = await api.POST('/api/entitlements/{entitlement}/check', { params: { path } });
  if (isApiProblem(error)) return { refused: error, support: null };
  return { refused: null, support: await load(api.GET('/api/ai')) };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function AiListingPage() {
  const { refused, support } = useLoaderData<typeof loader>();
  const gate = usePremiumGate();
  const refuse = useEffectEvent(() => {
    if (refused) gate.turnAway();
  });
  useEffect(() => refuse(), []);
  return support ? <Wizard reads={support.vision} /> : <Gate />;
}

/** For people without Premium, until they are led to the plans. The free ways stay open. */
function Gate() {
  return (
    <div className="wrap grid max-w-160 justify-items-start gap-4 py-10">
      <span
        className="grid size-17 place-items-center rounded-lg rounded-ss-xl bg-lilac text-on-lilac"
        aria-hidden="true"
      >
        <Icon name="crown" className="icon-lg" />
      </span>
      <h1 className="text-5xl">AI-Powered Listing</h1>
      <p className="text-lg text-ink-2">
        Say what you're selling and publish what comes back. It comes with Premium. Photos and a few words are
        free for everyone.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/pricing">Upgrade to Premium</ButtonLink>
        <ButtonLink to="/voice-recorder" variant="line">
          Start with a photo or text
        </ButtonLink>
      </div>
    </div>
  );
}
