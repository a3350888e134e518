import { type CSSProperties, useState } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { contrastsOf } from '../../../../../shared/brand-colors.ts';
import { Conflict } from './setting-field.tsx';
import type { Drafts } from './use-drafts.ts';

type Hue = 'mainHue' | 'sellHue';

/** Lightness and chroma of the slider's colors, as in tokens.css. */
const SHADES: Readonly<Record<Hue, string>> = { mainHue: '0.295 0.095', sellHue: '0.918 0.19' };

/** The two hues of the site, and how well each pair of colors can be read. */
export function ColorSettings({ drafts }: { drafts: Drafts }) {
  const [main, sell] = [Number(drafts.settingOf('mainHue').value), Number(drafts.settingOf('sellHue').value)];
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <HueField drafts={drafts} name="mainHue" key={`main ${main}`} />
        <HueField drafts={drafts} name="sellHue" key={`sell ${sell}`} />
      </div>
      <p className="hint">You choose the hue. We set the lightness so text stays readable.</p>
      <ul className="grid">
        {contrastsOf({ main, sell }).map(({ label, text, ground, ratio }) => (
          <li key={label} className="grid min-h-11 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3">
            <span
              className="grid h-7 w-10 place-items-center rounded-full rounded-e-sm font-display text-sm font-extrabold"
              style={{ color: text, background: ground }}
              aria-hidden="true"
            >
              Aa
            </span>
            {label}
            <span className="num inline-flex items-center gap-1 text-sm font-semibold text-success">
              <Icon name="check" className="icon-sm" />
              {ratio.toFixed(1)}:1
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function HueField({ drafts, name }: { drafts: Drafts; name: Hue }) {
  const { label, hint, value } = drafts.settingOf(name);
  const [hue, setHue] = useState(Number(value));
  const [pasted, setPasted] = useState('');
  const refusal = drafts.refusalOf(name);
  const save = () => void drafts.edit(name, hue);
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label}
        <small>{hue}°</small>
      </label>
      <input
        id={name}
        type="range"
        min={0}
        max={359}
        value={hue}
        className="hue-range"
        style={{ '--shade': SHADES[name], '--hue': hue } as CSSProperties}
        aria-describedby={`${name}-hint`}
        onChange={({ target }) => setHue(Number(target.value))}
        onPointerUp={save}
        onKeyUp={save}
        onBlur={save}
      />
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void drafts.edit(name, pasted);
        }}
      >
        <input
          className="control min-w-0 flex-1"
          aria-label={`${label}: paste a color`}
          placeholder="#00aa66"
          maxLength={20}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button type="submit" variant="line">
          Use its hue
        </Button>
      </form>
      <FieldError message={refusal?.message} />
      <Conflict {...{ drafts, name }} />
    </div>
  );
}
