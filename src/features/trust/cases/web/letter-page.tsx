import type { ReactNode } from 'react';
import { BackLink } from '../../../../platform/web/ui/back-link.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { LinkPage } from '../../../../platform/web/ui/link-page.tsx';
import { signInAddress, useViewer } from '../../../people/accounts/web/accounts.ts';

interface LetterPageProps {
  title: string;
  lead: string;
  /** Beside the text: the facts. */
  summary: readonly { term: string; text: ReactNode; more?: ReactNode }[];
  /** Below the lead. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A page that tells one person what was decided: the text, and the facts beside it. */
export function LetterPage({ title, lead, summary, intro, children }: LetterPageProps) {
  const { account } = useViewer();
  return (
    <div className="wrap pt-2 pb-10 lg:grid lg:grid-cols-[minmax(0,720px)_minmax(0,400px)] lg:items-start lg:gap-x-16">
      <div>
        {account && <BackLink to="/notifications" />}
        <h1 className="mt-2 mb-2.5 text-[clamp(2rem,4.5vw,2.5rem)]">{title}</h1>
        <p className="text-[1.125rem] leading-normal whitespace-pre-line text-ink-2 wrap-anywhere" dir="auto">
          {lead}
        </p>
        {intro}
      </div>
      <dl className="mt-5.5 rounded-bubble bg-surface-2 px-5 py-1.5 lg:sticky lg:top-23 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-14">
        {summary.map(({ term, text, more }) => (
          <div
            key={term}
            className="grid gap-x-4 gap-y-0.5 border-line py-3.25 not-last:border-b sm:grid-cols-[104px_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-semibold wrap-anywhere">
              {text}
              {more && <small className="block text-sm font-normal text-ink-2">{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="lg:col-start-1">{children}</div>
    </div>
  );
}

/** A part of the text with its heading. */
export function LetterSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-9">
      <h2 className="mb-2.5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** A list of sentences with icons. */
export function SignList({
  items,
}: {
  items: readonly { icon: IconName; className: string; text: ReactNode }[];
}) {
  return (
    <ul className="grid gap-2">
      {items.map(({ icon, className, text }, index) => (
        // The list never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex items-start gap-2.5">
          <Icon name={icon} className={`icon mt-0.75 ${className}`} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface LetterMissingProps {
  title: string;
  text: string;
  /** The address of this page. */
  here: string;
}

/** Shown to people who are signed in as someone else, or whose link is cut off. */
export function LetterMissing({ title, text, here }: LetterMissingProps) {
  const { account, guest } = useViewer();
  return (
    <LinkPage icon={<Icon name="link-2-off" />} failed title={title} text={text}>
      {account === null && guest === null ? (
        <ButtonLink to={signInAddress(here)} block>
          Log in
        </ButtonLink>
      ) : (
        <ButtonLink to="/contact" block>
          Contact us
        </ButtonLink>
      )}
    </LinkPage>
  );
}
