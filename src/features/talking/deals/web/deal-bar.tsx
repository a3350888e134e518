import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useConnectionState } from '../../../../platform/web/connection/use-connection.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { Menu, MenuButton, MenuLink } from '../../../../platform/web/ui/menu.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { useDeal } from './deal-context.ts';
import { dealStatus } from './deal-texts.ts';
import { type DealAction, useDealActions } from './use-deal-actions.ts';

/** Shows the state of the deal and the viewer's next actions. */
export function DealBar() {
  const { open, deal, failed, reload } = useDeal();
  const { chat, clock } = open;
  const actions = useDealActions();
  const { lost } = useConnectionState();
  if (chat.id !== null && failed && deal === null) {
    // The offline bar already says why, and the deal loads when the connection is back.
    if (lost) return null;
    return (
      <Bar
        status={
          <>
            Could not load your deal.{' '}
            <button type="button" className="min-h-6 underline underline-offset-3" onClick={reload}>
              Try again
            </button>
          </>
        }
        isMoreFlat
        more={
          <IconButton label="Try again" onClick={reload}>
            <Icon name="rotate-cw" />
          </IconButton>
        }
      />
    );
  }
  if (chat.id !== null && (deal === null || clock === null)) {
    return (
      <Bar busy>
        <Skeleton width={132} height={44} radius={22} />
        <Skeleton width={112} height={44} radius={22} />
      </Bar>
    );
  }
  const status = deal && clock && dealStatus(deal, chat.participant.name, clock);
  if (status === null && actions.length === 0) return null;
  return (
    <Bar label="Deal" status={status} more={actions.length > 1 && <ActionMenu actions={actions} />}>
      {actions.length > 0 && actions.map((action) => <ActionButton key={action.label} {...action} />)}
    </Bar>
  );
}

interface BarProps {
  /** Makes the bar a labeled region while it has content. */
  label?: string;
  busy?: boolean;
  /** Not announced: the chat's messages already are, and this text counts down. */
  status?: ReactNode;
  /** The actions, most likely first. Phones show the first one. */
  children?: ReactNode;
  /** One button for all of them on phones. */
  more?: ReactNode;
  /** Whether `more` is needed only where `status` is not shown. */
  isMoreFlat?: boolean;
}

/**
 * On phones its parts are in the row of the pinned listing, with the status in a line below. In landscape the listing says
 * the status. Larger text takes a row more, and above the keyboard only the messages say the status.
 */
function Bar({ label, busy, status, children, more, isMoreFlat }: BarProps) {
  return (
    <section
      className="flex-none alone:contents beside:px-3.5 beside:pt-2 beside:pb-1"
      aria-label={label}
      aria-busy={busy}
    >
      <p
        dir="auto"
        className="px-1.5 text-sm font-semibold text-ink-2 alone:order-last alone:basis-full alone:px-2.5 alone:pb-1.5 alone:text-xs alone:leading-tight alone:empty:hidden beside:not-empty:not-last:mb-2 flat:hidden tiny:hidden"
      >
        {status}
      </p>
      {children && (
        <div className="scroll-row alone:m-0 alone:ms-auto alone:flex-none alone:overflow-visible alone:p-0 alone:pe-1 beside:-mx-3 beside:scroll-px-3 beside:px-3 [&>.btn]:px-3.75 @min-[22.5rem]/chat:[&>.btn]:max-w-[9rem] alone:[&>.btn]:text-sm alone:[&>.btn:not(:first-child)]:hidden alone:[&>.sk]:max-w-24 alone:[&>.sk:not(:first-child)]:hidden alone:[&_svg]:hidden @max-[22.5rem]/chat:[&>.btn]:max-w-[6.5rem] @max-[22.5rem]/chat:[&>.btn]:px-3">
          {children}
        </div>
      )}
      {more && (
        <div className={clsx('flex-none pe-1 beside:hidden', isMoreFlat && 'hidden flat:block tiny:block')}>
          {more}
        </div>
      )}
    </section>
  );
}

function ActionMenu({ actions }: { actions: readonly DealAction[] }) {
  return (
    <Menu
      align="end"
      label="Deal"
      buttonClass="icon-btn hover:bg-surface-3"
      buttonProps={{ 'aria-label': 'Deal', title: 'Deal' }}
      button={<Icon name="ellipsis" />}
    >
      {actions.map(({ label, icon, to }) =>
        typeof to === 'string' ? (
          <MenuLink key={label} to={to}>
            <Icon name={icon} />
            {label}
          </MenuLink>
        ) : (
          <MenuButton key={label} onClick={to}>
            <Icon name={icon} />
            {label}
          </MenuButton>
        ),
      )}
    </Menu>
  );
}

function ActionButton({ label, icon, variant, to, busy, busyLabel }: DealAction) {
  if (typeof to === 'string') {
    return (
      <ButtonLink variant={variant} to={to}>
        <Icon name={icon} />
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={variant}
      busy={busy}
      busyLabel={busyLabel ?? <span className="sr-only">{label}</span>}
      onClick={to}
    >
      <Icon name={icon} />
      {label}
    </Button>
  );
}
