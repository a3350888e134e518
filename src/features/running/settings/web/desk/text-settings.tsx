import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { SITE_TEXTS, type SiteTextName } from '../../../../../shared/site-texts.ts';
import { SettingText } from './setting-field.tsx';
import type { Drafts } from './use-drafts.ts';

type TextSettingsProps = {
  drafts: Drafts;
  /** The text that is edited. */
  shown: SiteTextName;
  onShow: (name: SiteTextName) => void;
};

/** Terms, privacy and rules in Markdown. */
export function TextSettings({ drafts, shown, onShow }: TextSettingsProps) {
  const { busy, run } = useApiAction();
  const isOurs = drafts.settingOf(shown).value === '';
  const copyOurs = () =>
    void run(() => api.GET('/api/site-texts/{name}', { params: { path: { name: shown } } }), {
      done: ({ markdown }) => void drafts.edit(shown, markdown),
    });
  return (
    <section aria-labelledby="texts" className="grid gap-4.5">
      <div>
        <h2 id="texts" className="desk-h2">
          Terms, privacy and rules
        </h2>
        <p className="hint mt-1.5">
          Each time you publish, we keep a dated version. People can read earlier versions below the text.
        </p>
      </div>
      <div className="flex flex-wrap gap-1" role="group" aria-label="Text">
        {SITE_TEXTS.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={shown === name}
            onClick={() => onShow(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <SettingText key={shown} drafts={drafts} name={shown} rows={20} />
      {isOurs ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="hint">Leave it empty to use our text, which follows this site's name and features.</p>
          <ServerButton variant="line" busy={busy || drafts.busy} onClick={copyOurs}>
            Start from our text
          </ServerButton>
        </div>
      ) : (
        <ServerButton
          variant="quiet"
          className="justify-self-start"
          busy={drafts.busy}
          onClick={() => void drafts.edit(shown, '')}
        >
          Use our text instead
        </ServerButton>
      )}
    </section>
  );
}
