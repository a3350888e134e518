import clsx from 'clsx';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { type OpenRow, withOpenRow } from '../../../../../platform/web/list/open-row.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Switch } from '../../../../../platform/web/ui/switch.tsx';
import { DeskHead } from '../../../../running/operators/web/operators.ts';
import { RULE_ACTIONS, RULE_PLACES, type RuleAction } from '../../contract/rule-limits.ts';
import type { TextRule } from '../../contract/text-rule.ts';
import { RuleForm, typedRule } from './rule-form.tsx';
import { TrySentence } from './try-sentence.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/text-rules'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Text rules. Operator', 'What people can’t write on this site.');

/** A rule whose matches were fine this often is probably too strict. */
const OFTEN_WRONG = 0.5;
const isOftenWrong = ({ hits, wereFine }: TextRule): boolean =>
  wereFine > 0 && wereFine >= hits * OFTEN_WRONG;

const FILTERS: readonly { value: string; label: string; fits: (rule: TextRule) => boolean }[] = [
  { value: 'all', label: 'All', fits: () => true },
  ...RULE_ACTIONS.map(({ value }) => ({
    value,
    label: { block: 'Block', ask: 'Ask', queue: 'Queue', warn: 'Warn' }[value],
    fits: (rule: TextRule) => rule.action === value,
  })),
  { value: 'wrong', label: 'Often wrong', fits: isOftenWrong },
];

/** A row of the list: on phones without where it counts and how often, and with what happens below the words. */
const ROW =
  'grid min-h-12 grid-cols-[minmax(0,1fr)_50px] items-center gap-x-3 gap-y-1 py-2 md:grid-cols-[minmax(0,1fr)_88px_126px_62px_56px_50px]';

/** Lets operators edit what people can't write, and try it before they save. */
export default function RulesPage() {
  const { rules, lookHours } = useLoaderData<typeof loader>();
  const [filter, setFilter] = useState('all');
  const [open, setOpen] = useState<OpenRow<TextRule> | 'new' | null>(null);
  const [leaving, setLeaving] = useState<TextRule | null>(null);
  const { revalidate } = useRevalidator();
  const { busy, run } = useApiAction();
  const { lost } = useConnectionState();
  const chosen = FILTERS.find(({ value }) => value === filter);
  const opened = open === 'new' ? null : open;
  const shown = withOpenRow(
    rules.filter((rule) => chosen?.fits(rule) ?? true),
    opened,
  );
  const done = () => {
    setOpen(null);
    void revalidate();
  };
  const close = () => setOpen(null);

  const turn = (rule: TextRule, isOn: boolean) =>
    run(
      () =>
        api.PUT('/api/text-rules/{id}', {
          params: { path: { id: rule.id } },
          body: { ...typedRule(rule), isOn, revision: rule.revision },
        }),
      { revalidate: 'always' },
    );
  const remove = async (rule: TextRule) => {
    const removed = await run(() =>
      api.DELETE('/api/text-rules/{id}', { params: { path: { id: rule.id } } }),
    );
    setLeaving(null);
    if (removed?.ok) done();
  };

  return (
    <>
      <DeskHead
        title="Text rules"
        actions={
          <Button onClick={() => setOpen('new')}>
            <Icon name="plus" />
            New rule
          </Button>
        }
      >
        What people can’t write, and what happens if they do. {rules.length} rules,{' '}
        {rules.filter(({ isOn }) => isOn).length} on.
      </DeskHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <section aria-label="Rules" className="min-w-0">
          <div
            role="group"
            aria-label="Show"
            className="-mx-4 mb-2 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] *:flex-none md:mx-0 md:flex-wrap md:px-0"
          >
            {FILTERS.map(({ value, label, fits }) => {
              const count = rules.filter(fits).length;
              return count === 0 && value !== filter ? null : (
                <button
                  key={value}
                  type="button"
                  className="chip"
                  aria-pressed={value === filter}
                  onClick={() => setFilter(value)}
                >
                  {label} {count}
                </button>
              );
            })}
          </div>
          {open === 'new' && <RuleForm rule={null} onSaved={done} onCancel={close} />}
          <div
            aria-hidden
            className={clsx(ROW, 'border-b border-line text-xs font-semibold text-ink-2 max-md:hidden')}
          >
            <span>Words</span>
            <span>Where</span>
            <span>What happens</span>
            <span className="text-end">This week</span>
            <span className="text-end">Were fine</span>
            <span className="text-end">On</span>
          </div>
          <ul>
            {shown.map((rule, index) => (
              <li key={rule.id} className="border-b border-line">
                <RuleRow
                  rule={rule}
                  isOpen={opened?.row.id === rule.id}
                  canTurn={!busy && !lost && rules.includes(rule)}
                  onOpen={() => setOpen(opened?.row.id === rule.id ? null : { row: rule, index })}
                  onTurn={(isOn) => void turn(rule, isOn)}
                />
                {opened?.row.id === rule.id && (
                  <RuleForm
                    rule={rule}
                    isRemoved={!rules.includes(rule)}
                    onSaved={done}
                    onCancel={close}
                    onRemove={() => setLeaving(rule)}
                  />
                )}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-xs text-ink-2">
            “Were fine” counts this week’s matches that a person checked and allowed. Loosen a rule that’s
            often wrong.
          </p>
        </section>
        <TrySentence lookHours={lookHours} />
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove the rule ${leaving?.name ?? ''}?`}
        text="Its words are allowed right away, and its counts are deleted. You can turn it off instead."
        confirmLabel="Remove rule"
        danger
        busy={busy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
      />
    </>
  );
}

interface RuleRowProps {
  rule: TextRule;
  isOpen: boolean;
  canTurn: boolean;
  /** Opens the rule's form, or closes it. */
  onOpen: () => void;
  onTurn: (isOn: boolean) => void;
}

function RuleRow({ rule, isOpen, canTurn, onOpen, onTurn }: RuleRowProps) {
  return (
    <div className={ROW}>
      <button
        type="button"
        className="block min-w-0 rounded-sm text-start"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <b className="line-clamp-2 font-semibold wrap-anywhere" dir="auto">
          {rule.words.join(', ')}
        </b>
        <span className="block text-xs text-ink-2">{rule.name}</span>
      </button>
      <span className="text-xs text-ink-2 max-md:hidden">
        {RULE_PLACES.filter(({ value }) => rule.places.includes(value))
          .map(({ label }, index) => (index === 0 ? label : label.toLowerCase()))
          .join(', ')}
      </span>
      <span className="max-md:row-start-2">
        <ActionBadge action={rule.action} />
      </span>
      <span className="num text-end max-md:hidden">
        {rule.hits}
        <span className="sr-only"> matches this week</span>
      </span>
      <span className={clsx('num text-end max-md:hidden', isOftenWrong(rule) && 'font-bold text-warn')}>
        {rule.wereFine}
        <span className="sr-only"> were fine</span>
      </span>
      <span className="max-md:row-span-2 max-md:row-start-1 *:gap-0">
        <Switch
          label={<span className="sr-only">Rule {rule.name}</span>}
          checked={rule.isOn}
          disabled={!canTurn}
          onChange={(event) => onTurn(event.target.checked)}
        />
      </span>
    </div>
  );
}

const TONES = { block: 'coral', ask: 'ai', queue: 'plain', warn: 'warn' } as const;

/** What a rule does. */
function ActionBadge({ action }: { action: RuleAction }) {
  const label = RULE_ACTIONS.find(({ value }) => value === action)?.label;
  return <Badge tone={TONES[action]}>{label}</Badge>;
}
