import { Link } from 'react-router';
import { type SiteSupport, useSiteSupport } from '../../../../platform/web/page/site-support.ts';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { GRACE_DAYS } from '../contract/subscription-lifecycle.ts';

const questionsOf = ({ vision, speech }: SiteSupport) => [
  {
    question: 'Do I need a plan to sell?',
    answer: `No. Listing, ${vision ? 'photo and text drafts' : 'drafts from your words'}, search, chat and offers are free for everyone, guests too. We take no commission.`,
  },
  {
    question: 'What is a voice credit?',
    answer: `One recording. You talk, ${speech ? 'we write it down' : 'your browser writes it down, if it can (Chrome and Edge do)'}. Monthly credits start over each month. Credits you buy never expire, and monthly ones are used first.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, in My plan, in two taps. You keep what you paid for until the period ends. Your listings stay up.',
  },
  {
    question: 'Can I change my plan?',
    answer:
      'Yes. A larger plan starts as soon as you pay the difference. A smaller one starts when the period you paid for ends, and until then you can take that back in My plan.',
  },
  {
    question: "What if a payment doesn't work?",
    answer: `Your plan works for ${GRACE_DAYS} more days while we try again. We tell you, and you can update your card in My plan.`,
  },
  {
    question: 'What does Featured mean?',
    answer:
      "Your listing shows up more often, with a Featured label. It's never more than 1 card in 8, and it doesn't change the order of newest or nearest.",
  },
  {
    question: 'What does "lifetime" mean?',
    answer: 'You pay once and keep the plan as long as your account exists. Nothing renews.',
  },
  {
    question: 'Who sees my card?',
    answer: 'Only our payment service. We never see or keep card numbers.',
  },
];

/** Answers common questions about plans, with a contact for more. */
export function PlanQuestions({ salesEmail }: { salesEmail: string | null }) {
  const support = useSiteSupport();
  return (
    <section
      aria-labelledby="questions"
      className="mt-16 grid gap-5.5 lg:mt-24 lg:grid-cols-[340px_minmax(0,1fr)] lg:gap-14"
    >
      <div>
        <h2 id="questions" className="t-panel">
          Questions
        </h2>
        <p className="mt-2 mb-4 max-w-[26em] text-ink-2">
          Selling for a shop, a school or a charity? Tell us what you need.
        </p>
        <p className="flex flex-wrap items-center gap-2.5">
          {salesEmail && (
            <a href={`mailto:${salesEmail}?subject=Plans`} className={buttonClass({ variant: 'line' })}>
              Contact Sales
            </a>
          )}
          <ButtonLink to="/about" variant="quiet">
            View Documentation
          </ButtonLink>
        </p>
      </div>
      <div>
        {questionsOf(support).map(({ question, answer }, index) => (
          <details
            key={question}
            name="plan-questions"
            open={index === 0}
            className="group border-t border-line last:border-b"
          >
            <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 font-[650] [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="chevron-down"
                className="icon text-ink-2 transition-[rotate] duration-(--t-base) group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[40em] pe-10 pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const free = (readsPhotos: boolean): readonly { icon: IconName; what: string; how: string }[] => [
  { icon: 'plus', what: 'Listings', how: 'As many as you like' },
  { icon: 'camera', what: 'AI drafts', how: readsPhotos ? 'From photo or text' : 'From a few words' },
  { icon: 'search', what: 'Search and saves', how: 'Find and be found' },
  { icon: 'message-circle', what: 'Chat and offers', how: 'No limit' },
  { icon: 'hand-coins', what: 'Your money', how: 'No commission, no fees' },
];

/** Lists what requires no plan. */
export function FreeStaysFree() {
  const { vision } = useSiteSupport();
  return (
    <section
      aria-labelledby="free-stays-free"
      className="mt-4 rounded-xl bg-surface-2 px-4.5 py-4 lg:mt-5.5 lg:grid lg:grid-cols-[190px_minmax(0,1fr)] lg:items-center lg:gap-7 lg:px-7 lg:py-5.5"
    >
      <div>
        <h2 id="free-stays-free" className="text-xl lg:text-2xl">
          Free stays free
        </h2>
        <p className="mt-1 text-ink-2">You never need a plan to sell.</p>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-x-2.5 gap-y-3 md:grid-cols-3 lg:mt-0 lg:flex lg:justify-between lg:gap-5">
        {free(vision).map(({ icon, what, how }) => (
          <li key={what} className="flex min-w-0 gap-2.5 text-xs leading-[1.35] text-ink-2">
            <Icon name={icon} className="icon" />
            <span>
              <b className="block text-md font-[650] text-ink">{what}</b>
              {how}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How payment works, or when a change of plans takes effect. */
export function PaymentHint({ hasPlan }: { hasPlan: boolean }) {
  return (
    <p className="hint mt-4.5 flex items-start gap-2.25">
      <Icon name="lock" className="mt-px size-4.5 flex-none text-ink-3" />
      {hasPlan ? (
        <span>Upgrades take effect as soon as you pay, downgrades when the period you've paid for ends.</span>
      ) : (
        <span>
          Payment opens in a new tab with our payment service. Prices in US dollars.{' '}
          <Link to="/voice-credits" className="font-semibold text-ink underline underline-offset-3">
            Only need credits? Buy a pack
          </Link>
        </span>
      )}
    </p>
  );
}
