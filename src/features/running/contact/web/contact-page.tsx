import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { components } from '../../../../platform/web/api/api.generated.ts';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { readForm, refusedForm } from '../../../../platform/web/form/form-answer.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { errorMeta } from '../../../../platform/web/page/error-pages.tsx';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PageBand } from '../../../../platform/web/ui/page-band.tsx';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { ContactForm, type Writer } from './contact-form.tsx';
import { contactMessageOf, sendContactMessage } from './send-contact-message.ts';

export const handle: PageHandle = { task: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return load(pageOf(context).api.GET('/api/contact'));
}

/** Handles the form when it is sent without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const message = contactMessageOf(form);
  const problem = await sendContactMessage(pageOf(context).api, message, newId());
  if (problem !== null) return refusedForm(problem, form);
  return { sent: { name: message.name.trim(), email: message.email.trim() } };
}

export const meta: MetaFunction<typeof loader> = ({ matches, error, loaderData }) =>
  error
    ? errorMeta(matches, error)
    : pageMeta(matches, 'Contact Us', `Write to us. ${promiseOf(loaderData?.replyTime)}`.trim());

const promiseOf = (replyTime = '') => replyTime && `We get back to you within ${replyTime}.`;

export default function ContactPage() {
  const details = useLoaderData<typeof loader>();
  const { account } = useViewer();
  const answer = useActionData<typeof action>();
  const sent = answer && 'sent' in answer ? answer.sent : null;
  const [state, setState] = useState<'editing' | 'submitted'>(sent ? 'submitted' : 'editing');
  /** Author of the last message sent on this page. */
  const [lastWriter, setLastWriter] = useState<Writer | null>(sent);
  const writer = lastWriter ?? { name: account?.name ?? '', email: account?.email ?? '' };

  function showSent(sender: Writer) {
    setLastWriter(sender);
    setState('submitted');
  }

  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-2 pb-20 md:pt-4">
      <PageBand title="Contact Us" icon="message-square-text">
        <p className="t-lead mt-3">Write to us. {promiseOf(details.replyTime)}</p>
      </PageBand>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)] lg:gap-16">
        {state === 'editing' ? (
          <ContactForm
            writer={writer}
            isFollowUp={lastWriter !== null}
            rejected={answer && 'problem' in answer ? answer : undefined}
            onSent={showSent}
          />
        ) : (
          <MessageSentPanel
            email={writer.email}
            replyTime={details.replyTime}
            onAgain={() => setState('editing')}
          />
        )}
        <Details {...details} />
      </div>
    </div>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-3';

function Details({ email, phone, openingHours }: components['schemas']['ContactDetails']) {
  return (
    <section aria-labelledby="contact-details" className="panel grid gap-6 p-6 md:p-7">
      <h2 id="contact-details" className="t-panel">
        Reach us
      </h2>
      <div>
        <h3 className="t-label font-sans">By email</h3>
        <a className={`${LINK} break-all`} href={`mailto:${email}`}>
          {email}
        </a>
      </div>
      {phone && (
        <div>
          <h3 className="t-label font-sans">By phone</h3>
          <a className={LINK} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </div>
      )}
      <div className="grid gap-2" hidden={openingHours.length === 0}>
        <h3 className="t-label font-sans">Hours</h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-ink-2">
          {openingHours.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd className="num">{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="flex flex-wrap gap-x-6 border-t border-line pt-3">
        <li>
          <Link className={LINK} to="/privacy">
            Privacy
          </Link>
        </li>
        <li>
          <Link className={LINK} to="/terms">
            Terms
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** Replaces the form after a message is stored. */
function MessageSentPanel({
  email,
  replyTime,
  onAgain,
}: {
  email: string;
  replyTime: string;
  onAgain: () => void;
}) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <section className="state panel" aria-labelledby="message-sent">
      <span className="state-tile" aria-hidden="true">
        <Icon name="mail-check" />
      </span>
      <h2 id="message-sent" className="outline-none" tabIndex={-1} ref={heading}>
        Message Sent!
      </h2>
      <p>
        We'll reply to <strong className="break-words text-ink">{email}</strong>
        {replyTime && ` within ${replyTime}`}.
      </p>
      <Button variant="line" onClick={onAgain}>
        Send Another Message
      </Button>
    </section>
  );
}
