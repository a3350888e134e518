import { useState } from 'react';
import { useHydrated } from '../../../../../platform/web/page/use-hydrated.ts';
import type { Drafts } from './use-drafts.ts';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
const VIEWS = [
  { id: 'phone', label: 'Phone' },
  { id: 'desktop', label: 'Desktop' },
] as const;
/** Size of the frame on the page, in pixels. */
const FRAME = { width: 380, height: 560 };

type SettingsPreviewProps = {
  drafts: Drafts;
  /** The address of the page that shows the settings. */
  path: string;
};

/** Shows a real page with the drafts. The server renders it so for operators only. */
export function SettingsPreview({ drafts, path }: SettingsPreviewProps) {
  const [view, setView] = useState<keyof typeof WIDTHS>('phone');
  const [isDark, setDark] = useState(false);
  // Without scripts the frame would stay as it is.
  const hydrated = useHydrated();
  const width = WIDTHS[view];
  const scale = FRAME.width / width;
  const edition = Math.max(0, ...drafts.settings.map(({ revision }) => revision));
  const query = new URLSearchParams({
    preview: 'drafts',
    theme: isDark ? 'dark' : 'light',
    edition: `${edition}-${drafts.drafts.length}`,
  });
  return (
    <aside id="preview" aria-labelledby="preview-title" className="min-w-0 self-start lg:sticky lg:top-24">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview-title" className="desk-h2">
          Preview
        </h2>
        <div className="flex flex-wrap gap-1">
          {VIEWS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={view === id}
              onClick={() => setView(id)}
            >
              {label}
            </button>
          ))}
          <button type="button" className="chip" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
            Dark
          </button>
        </div>
      </div>
      <div
        className="max-w-full overflow-hidden rounded-xl shadow-[inset_0_0_0_1px_var(--line)]"
        style={{ width: FRAME.width, height: FRAME.height }}
      >
        {hydrated && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, as it is for everyone
          <iframe
            title="The page with your changes"
            src={`${path}?${query}`}
            className="origin-top-left border-0"
            style={{ width, height: FRAME.height / scale, scale: String(scale) }}
          />
        )}
      </div>
      <p className="hint mt-2.5">Only operators see this until you publish.</p>
    </aside>
  );
}
