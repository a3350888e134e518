import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { type ApiAnswer, api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import {
  type Moved,
  moveId,
  useMovedFocus,
  withMoved,
} from '../../../../../platform/web/focus/use-moved-focus.ts';
import { useRetainedFocus } from '../../../../../platform/web/focus/use-retained-focus.ts';
import { type OpenRow, withOpenRow } from '../../../../../platform/web/list/open-row.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { DeskHead } from '../../../../running/operators/web/operators.ts';
import { CASE_LIMITS } from '../../contract/case-limits.ts';
import type { NewSiteRules, SiteRule } from '../../contract/site-rule.ts';
import { SiteRuleForm, type TypedRule } from './site-rule-form.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/site-rules'));

export const meta: MetaFunction = ({ matches }) => [pageTitle(matches, 'Site rules. Desk')];

/** Lets operators edit the rules that decisions name. Each change is saved right away. */
export default function SiteRulesPage() {
  const { rules, version } = useLoaderData<typeof loader>();
  const { busy, run } = useApiAction();
  const focus = useRetainedFocus<HTMLDivElement>();
  const [open, setOpen] = useState<OpenRow<SiteRule> | 'new' | null>(null);
  const opened = open === 'new' ? null : open;
  const [leaving, setLeaving] = useState<SiteRule | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  useMovedFocus(moved);
  const movedRule = rules.find(({ id }) => id === moved?.key);

  const send = (next: NewSiteRules['rules']) =>
    api.PUT('/api/site-rules', { body: { rules: next, version } });
  async function move(index: number, key: string, direction: Moved['direction']) {
    const saved = await run(() => send(withMoved(rules, index, direction)), { revalidate: 'always' });
    if (saved?.ok) setMoved({ key, direction });
  }
  async function remove(rule: SiteRule) {
    await run(() => send(rules.filter(({ id }) => id !== rule.id)), {
      done: () => {
        setOpen(null);
        toast({ tone: 'success', title: 'Rule removed' });
      },
      revalidate: 'always',
    });
    setLeaving(null);
  }

  return (
    <div {...focus}>
      <DeskHead
        title="Site rules"
        actions={
          <Button disabled={rules.length >= CASE_LIMITS.rules} onClick={() => setOpen('new')}>
            <Icon name="plus" />
            New rule
          </Button>
        }
      >
        Decisions refer to these rules, and everyone can read them. Past decisions keep their wording.
      </DeskHead>
      {open === 'new' && (
        <SiteRuleForm
          rule={null}
          index={rules.length}
          save={(typed) => send([...rules, { id: null, ...typed }])}
          onClose={() => setOpen(null)}
        />
      )}
      <ol className="border-b border-line">
        {withOpenRow(rules, opened).map((rule, index) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            count={rules.length}
            isOpen={opened?.row.id === rule.id}
            isRemoved={!rules.includes(rule)}
            onOpen={(isOpen) => setOpen(isOpen ? { row: rule, index } : null)}
            onMove={(direction) => void move(index, rule.id, direction)}
            onRemove={() => setLeaving(rule)}
            save={(typed) =>
              send(
                rules.includes(rule)
                  ? rules.map((siteRule) => (siteRule === rule ? { ...siteRule, ...typed } : siteRule))
                  : [...rules, { id: null, ...typed }],
              )
            }
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {movedRule && `${movedRule.title} is now ${movedRule.number} of ${rules.length}.`}
      </p>
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove the rule ${leaving?.title ?? ''}?`}
        text="New decisions can’t refer to it. Past decisions keep its wording."
        confirmLabel="Remove rule"
        danger
        busy={busy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
      />
    </div>
  );
}

interface RuleRowProps {
  rule: SiteRule;
  count: number;
  isOpen: boolean;
  isRemoved: boolean;
  onOpen: (isOpen: boolean) => void;
  onMove: (direction: Moved['direction']) => void;
  onRemove: () => void;
  save: (typed: TypedRule) => Promise<ApiAnswer<unknown>>;
}

function RuleRow({ rule, count, isOpen, isRemoved, onOpen, onMove, onRemove, save }: RuleRowProps) {
  const { id, number, title, text } = rule;
  const focus = useRetainedFocus<HTMLLIElement>();
  const { lost } = useConnectionState();
  return (
    <li {...focus} className="border-t border-line py-2.5">
      {isOpen ? (
        <SiteRuleForm
          rule={rule}
          isRemoved={isRemoved}
          index={isRemoved ? count : number - 1}
          save={save}
          onClose={() => onOpen(false)}
          onRemove={count > 1 && !isRemoved ? onRemove : undefined}
        />
      ) : (
        <div className="flex flex-wrap items-start gap-x-3">
          <span className="num w-6 pt-2.5 text-ink-2">{number}.</span>
          <p className="min-w-0 flex-1 basis-60 pt-2.5 wrap-anywhere">
            <b className="font-semibold">{title}</b>
            <span className="block text-ink-2">{text}</span>
          </p>
          <div className="flex max-sm:ms-auto">
            <IconButton label={`Edit ${title}`} onClick={() => onOpen(true)}>
              <Icon name="pencil" />
            </IconButton>
            <IconButton
              id={moveId(id, 'up')}
              label={`Move ${title} up`}
              disabled={lost || number === 1}
              onClick={() => onMove('up')}
            >
              <Icon name="arrow-up" />
            </IconButton>
            <IconButton
              id={moveId(id, 'down')}
              label={`Move ${title} down`}
              disabled={lost || number === count}
              onClick={() => onMove('down')}
            >
              <Icon name="arrow-down" />
            </IconButton>
          </div>
        </div>
      )}
    </li>
  );
}
