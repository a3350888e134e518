import type { ReactNode } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
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
  if (chat.id !== null && failed && deal === null) {
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
        low={
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
    <Bar label="Deal" status={status} low={actions.length > 0 && <ActionMenu actions={actions} />}>
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
  children?: ReactNode;
  /** Shown instead of everything else where the chat has little height. */
  low?: ReactNode;
}

function Bar({ label, busy, status, children, low }: BarProps) {
  return (
    <section className="flex-none px-3 pt-2 pb-1 md:px-3.5 low:p-0" aria-label={label} aria-busy={busy}>
      <p className="px-1.5 text-sm font-semibold text-ink-2 not-empty:not-last:mb-2 low:hidden">{status}</p>
      {children && (
        <div className="scroll-row -mx-3 scroll-px-3 px-3 low:hidden [&>.btn]:px-3.75">{children}</div>
      )}
      {low && <div className="hidden pe-1 low:block">{low}</div>}
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
    <Button variant={variant} busy={busy} busyLabel={busyLabel} onClick={to}>
      <Icon name={icon} />
      {label}
    </Button>
  );
}
