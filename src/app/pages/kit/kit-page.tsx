import type { MetaFunction } from 'react-router';
import { pageTitle } from '../../../platform/web/page/page-meta.ts';
import { KitButtons } from './kit-buttons.tsx';
import { KitForms } from './kit-forms.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitStates } from './kit-states.tsx';

const sections = [
  { title: 'Color', Part: KitColors },
  { title: 'Buttons, chips, tags', Part: KitButtons },
  { title: 'Forms and errors', Part: KitForms },
  { title: 'Toasts, dialogs, menus', Part: KitOverlays },
  { title: 'Cards and states', Part: KitStates },
] as const;

export const meta: MetaFunction = ({ matches }) => [
  pageTitle(matches, 'The parts'),
  { name: 'robots', content: 'noindex' },
];

/** Shows the design system's components in every state, light above dark. For development only. */
export default function KitPage() {
  return (
    <div className="pb-24">
      <h1 className="wrap t-section py-10">The parts</h1>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="bg-bg py-10">
          {sections.map(({ title, Part }) => (
            <section key={title} className="wrap mb-14" aria-labelledby={`${theme}-${title.split(' ')[0]}`}>
              <h2 id={`${theme}-${title}`} className="mb-4.5 text-4xl">
                {title}, {theme}
              </h2>
              <Part scope={theme} />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

const names = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'line-strong',
  'ink-3',
  'ink-2',
  'ink',
  'primary',
  'zest',
  'zest-soft',
  'lilac',
  'lilac-strong',
  'coral',
  'coral-soft',
  'success',
  'success-soft',
  'warn',
  'warn-soft',
  'danger',
  'danger-soft',
  'focus',
  'night',
  'stage',
];

function KitColors() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2.5">
      {names.map((name) => (
        <li key={name} className="t-small text-ink-2">
          <i
            className="mb-1.5 block h-15 rounded-tile inset-ring inset-ring-line"
            style={{ background: `var(--${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
