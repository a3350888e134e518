import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LinkPage } from '../../../../../platform/web/ui/link-page.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { isRefusal, NOT_FOUND } from '../../../../../shared/http-status.ts';
import { useAskToSignIn, useViewer } from '../../../../people/accounts/web/accounts.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { zoneAddress } from '../zone-address.ts';
import { ZoneCounts, ZoneLocation } from '../zone-facts.tsx';
import { ZonePicture } from '../zone-picture.tsx';
import { TypeBadge } from '../zone-types.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const code = params.code ?? '';
  const answer = await server.GET('/api/zone-invites/{code}', { params: { path: { code } } });
  // A broken link is the visitor's 404, not an error of the page.
  if (answer.response.status === NOT_FOUND) return data({ code, zone: null }, NOT_FOUND);
  const zone = await load(Promise.resolve(answer));
  // Members need no invitation.
  if (zone.membership !== null) throw replace(zoneAddress(zone.id));
  return { code, zone };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  pageTitle(matches, loaderData?.zone ? `Join ${loaderData.zone.name}` : 'Invite'),
  { name: 'robots', content: 'noindex' },
];

/** The target of an invite link: the zone with a Join button. */
export default function JoinZonePage() {
  const { code, zone } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { account } = useViewer();
  const askToSignIn = useAskToSignIn();
  const { busy, run } = useApiAction();

  if (zone === null) {
    return (
      <LinkPage
        icon={<Icon name="link-2-off" />}
        failed
        title="This invite no longer works"
        text="Ask for a new one, or look around first."
      >
        <ButtonLink to="/drop-zones?tab=explore" block>
          Explore zones
        </ButtonLink>
      </LinkPage>
    );
  }

  function join() {
    if (account === null) return askToSignIn(zoneErrors.SIGN_IN_TO_JOIN, pathname);
    void run(() => api.POST('/api/zone-invites/{code}/join', { params: { path: { code } } }), {
      done: async ({ id, name }) => {
        await navigate(zoneAddress(id), { replace: true });
        toast({ tone: 'success', title: `You joined ${name}`, text: "We'll tell you about new posts." });
      },
      failed: (problem) =>
        toast({
          tone: 'error',
          title: 'Failed to join',
          text: isRefusal(problem) ? problem.detail : 'Please try again.',
          action: { label: 'Retry', onSelect: join },
        }),
    });
  }

  const { name, description, memberCount, rules } = zone;
  return (
    <div className="wrap wrap-narrow grid gap-6 pt-1.5 pb-20 md:pt-3">
      <ZonePicture
        zone={zone}
        sizes="(min-width: 48rem) 720px, 94vw"
        eager
        className="aspect-[21/9] rounded-xl"
      >
        <TypeBadge type={zone.type} />
      </ZonePicture>
      <div className="grid gap-2">
        <p className="t-label text-ink-2">You're invited to</p>
        <h1 className="t-page wrap-anywhere" dir="auto">
          {name}
        </h1>
        <p className="flex items-center gap-1.5 text-md text-ink-2">
          <ZoneLocation {...zone} />
        </p>
        <ZoneCounts {...zone} members={memberCount} />
      </div>
      <p className="text-lg whitespace-pre-line text-ink-2 wrap-anywhere" dir="auto">
        {description}
      </p>
      {rules.length > 0 && (
        <p className="hint">Joining means you're fine with its {rules.length === 1 ? 'rule' : 'rules'}.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" className="min-w-40" busy={busy} busyLabel="Joining..." onClick={join}>
          Join
        </Button>
        <Link className="btn btn-quiet btn-lg" to={zoneAddress(zone.id)}>
          Look around first
        </Link>
      </div>
    </div>
  );
}
