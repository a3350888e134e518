import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import type { PageHandle } from '../../../platform/web/page-handle.ts';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import { TranscriptView } from './transcript-view.tsx';
import { Wizard } from './wizard.tsx';

export const handle: PageHandle = {
  phoneBar: { title: 'Make a listing', closeTo: '/dashboard' },
  task: true,
  dock: 'unless-low',
};

export const meta = () =>
  pageMeta(
    'Make a listing. Offhand',
    'Snap it, say it or type it. Title, price and category come back filled in. Free, no commission or fees.',
  );

export async function loader({ context }: LoaderFunctionArgs) {
  return { support: await load(pageOf(context).api.GET('/api/ai')) };
}

/** Steps and views are of one page: going through them asks the server for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The wizard, and as its second view the recorder tool. */
export default function VoiceRecorderPage() {
  const { support } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  return params.get('view') === 'transcript' ? <TranscriptView /> : <Wizard reads={support.vision} />;
}
