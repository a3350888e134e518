import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';
import { Menu, MenuButton } from '../../../../platform/web/ui/menu.tsx';
import { type SomePerson, useBlock } from '../../blocks/web/blocks.ts';
import type { ReportKind } from '../contract/report.ts';
import { KIND_NAMES } from './kind-names.ts';

/** Loaded when it is needed. */
export const ReportDialog = lazyDialog(() => import('./report-dialog.tsx'));

export interface ReportTarget {
  kind: ReportKind;
  id: string;
  /** Of a message: its number in the conversation, which is `id`. */
  seq?: number;
}

interface SafetyMenuProps {
  target: ReportTarget;
  /** The owner of the subject; null if the account was deleted. */
  person: SomePerson | null;
  /** Whether the viewer has already blocked the person. */
  blocked?: boolean;
  look?: 'plain' | 'float' | 'line';
  size?: 'sm' | 'md' | 'lg';
  className?: string;
  /** Accessible name, if a page has several menus. */
  label?: string;
  /** Menu items of the subject itself, shown before Report and Block. */
  children?: ReactNode;
  /** Called after blocking and unblocking, instead of reloading the page. */
  onBlock?: () => void;
}

/** Menu with Report and Block for content that belongs to someone else. */
export function SafetyMenu({
  target,
  person,
  blocked = false,
  label = 'More',
  children,
  onBlock,
  ...button
}: SafetyMenuProps) {
  const { look = 'plain', size = 'md', className } = button;
  const [reporting, setReporting] = useState(false);

  return (
    <>
      <Menu
        align="end"
        label={label}
        buttonClass={clsx(
          'icon-btn',
          look !== 'plain' && `icon-btn-${look}`,
          size !== 'md' && `icon-btn-${size}`,
          className,
        )}
        buttonProps={{ 'aria-label': label, title: 'More' }}
        button={<Icon name="ellipsis" />}
      >
        {children}
        <MenuButton
          onPointerEnter={ReportDialog.prepare}
          onFocus={ReportDialog.prepare}
          onClick={() => setReporting(true)}
        >
          <Icon name="flag" />
          Report {KIND_NAMES[target.kind]}
        </MenuButton>
        {person && <BlockItem person={person} blocked={blocked} onBlock={onBlock} />}
      </Menu>
      <ReportDialog
        open={reporting}
        target={target}
        person={blocked ? null : person}
        onBlock={onBlock}
        onClose={() => setReporting(false)}
      />
    </>
  );
}

interface BlockItemProps {
  person: SomePerson;
  blocked: boolean;
  onBlock: (() => void) | undefined;
}

function BlockItem({ person, blocked, onBlock }: BlockItemProps) {
  const { block, unblock } = useBlock(onBlock);
  return blocked ? (
    <MenuButton onClick={() => void unblock(person)}>
      <Icon name="undo-2" />
      Unblock <bdi>{person.name}</bdi>
    </MenuButton>
  ) : (
    <MenuButton onClick={() => void block(person)}>
      <Icon name="ban" />
      Block <bdi>{person.name}</bdi>
    </MenuButton>
  );
}
