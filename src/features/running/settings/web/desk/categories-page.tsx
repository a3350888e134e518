import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { type Moved, useMovedFocus, withMovedTo } from '../../../../../platform/web/focus/use-moved-focus.ts';
import { useItemDrag } from '../../../../../platform/web/list/use-item-drag.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { DeskHead } from '../../../operators/web/operators.ts';
import { CategoryForm, type CategorySetting } from './category-form.tsx';
import { CategoryRow } from './category-row.tsx';
import { PublishBar } from './publish-bar.tsx';
import { Conflict } from './setting-field.tsx';
import { isOvertaken, useDrafts } from './use-drafts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [settings, { categories }] = await Promise.all([
    load(api.GET('/api/settings')),
    load(api.GET('/api/settings/category-counts')),
  ]);
  return { settings, counts: Object.fromEntries(categories.map(({ slug, listings }) => [slug, listings])) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Categories. Operator', 'What people can list, and in which order.');

/** Lets operators rename, order, hide and add categories: a draft until they publish it. */
export default function CategoriesPage() {
  const { settings, counts } = useLoaderData<typeof loader>();
  const drafts = useDrafts(settings);
  const { published } = drafts.settingOf('categories');
  const categories = drafts.chosen('categories') as CategorySetting[];
  const [edited, setEdited] = useState<string | null>(null);
  /** How many categories the form has saved. It is empty again after each. */
  const [savedCount, setSavedCount] = useState(0);
  const formKey = edited ?? `new ${savedCount}`;
  /** Which form the last change came from; null for the list. A form shows its refusals itself. */
  const [source, setSource] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const refusal = drafts.refusalOf('categories')?.message ?? undefined;
  const hidden = categories.filter(({ isHidden }) => isHidden);
  const hiddenListings = hidden.reduce((sum, { slug }) => sum + (counts[slug] ?? 0), 0);
  const isNew = (slug: string) => !(published as CategorySetting[]).some((setting) => setting.slug === slug);

  useMovedFocus(moved);

  function save(next: CategorySetting[], form: string | null): Promise<ApiProblem | null> {
    setSource(form);
    return drafts.edit('categories', next);
  }
  function change(slug: string, part: Partial<CategorySetting>) {
    void save(
      categories.map((setting) => (setting.slug === slug ? { ...setting, ...part } : setting)),
      null,
    );
  }
  function move(from: number, to: number) {
    const key = categories[from]?.slug;
    if (key === undefined) return;
    setMoved({ key, direction: to < from ? 'up' : 'down' });
    void save(withMovedTo(categories, from, to), null);
  }
  const list = useRef<HTMLOListElement>(null);
  const { drag, onPointerDown } = useItemDrag(list, move);
  function leaveForm() {
    setEdited(null);
    setSavedCount((count) => count + 1);
  }
  async function submit(category: CategorySetting): Promise<ApiProblem | null> {
    const next =
      edited === null
        ? [...categories, category]
        : categories.map((setting) => (setting.slug === edited ? category : setting));
    const problem = await save(next, formKey);
    if (problem === null) leaveForm();
    // The page shows both versions, and the form what was typed.
    return isOvertaken(problem) ? null : problem;
  }
  const movedIndex = categories.findIndex(({ slug }) => slug === moved?.key);
  return (
    <div>
      <DeskHead title="Categories">
        The order here is the order people see. Drag rows, or use their buttons.
      </DeskHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_440px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ol ref={list} className="border-b border-line">
            {categories.map((category, index) => (
              <CategoryRow
                key={category.slug}
                category={category}
                listings={counts[category.slug] ?? 0}
                isNew={isNew(category.slug)}
                isFirst={index === 0}
                isLast={index === categories.length - 1}
                isLifted={drag?.from === index}
                dropSide={
                  drag?.to !== index || drag.from === index ? null : drag.to < drag.from ? 'above' : 'below'
                }
                onGrip={(event) => onPointerDown(event, index)}
                onMove={(by) => move(index, index + by)}
                onEdit={() => setEdited(category.slug)}
                onShow={(isShown) => change(category.slug, { isHidden: !isShown })}
              />
            ))}
          </ol>
          <p className="sr-only" role="status">
            {moved && movedIndex >= 0
              ? `${categories[movedIndex]?.label} is now ${movedIndex + 1} of ${categories.length}.`
              : ''}
          </p>
          {source === null && <FieldError message={refusal} />}
          <Conflict
            drafts={drafts}
            name="categories"
            onKept={() => {
              if (source === formKey) leaveForm();
            }}
          />
          {hidden.length > 0 && (
            <Notice icon="eye-off">
              <strong>
                {namesOf(hidden)} {hidden.length === 1 ? 'is' : 'are'} hidden
              </strong>
              <br />
              Nobody can choose {hidden.length === 1 ? 'it' : 'them'} for new listings.{' '}
              {hiddenListings > 0 &&
                `${counted(hiddenListings, 'listing')} ${hiddenListings === 1 ? 'stays' : 'stay'} and can be found.`}
            </Notice>
          )}
          <section aria-labelledby="on-site">
            <h2 id="on-site" className="desk-h2 mt-3 mb-2.5">
              On the site
            </h2>
            <ul className="flex flex-wrap gap-2">
              {categories
                .filter(({ isHidden }) => !isHidden)
                .map(({ slug, label, icon }) => (
                  <li key={slug} className="chip pointer-events-none max-w-full whitespace-normal">
                    <Icon name={icon as IconName} />
                    {label}
                  </li>
                ))}
            </ul>
          </section>
        </div>
        <CategoryForm
          key={formKey}
          category={categories.find(({ slug }) => slug === edited)}
          isSaving={drafts.busy}
          onSubmit={submit}
          onCancel={() => setEdited(null)}
        />
      </div>
      <PublishBar drafts={drafts} />
    </div>
  );
}

const namesOf = (categories: readonly CategorySetting[]): string =>
  new Intl.ListFormat('en-US').format(categories.map(({ label }) => label));
