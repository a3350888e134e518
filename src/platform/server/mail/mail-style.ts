import type { CSSProperties } from 'react';

/**
 * Colors of the light theme. They are inline, because some mail clients drop the style block. Classes of the
 * same names override them in the dark theme.
 */
const COLORS = {
  ground: { backgroundColor: '#f7f3f7' },
  card: { backgroundColor: '#ffffff' },
  ink: { color: '#29142e' },
  quiet: { color: '#5b4c5f' },
  line: { borderColor: '#e3dde5' },
  soft: { backgroundColor: '#f7f3f7' },
  button: { backgroundColor: '#411848', color: '#ffffff' },
  tag: { backgroundColor: '#ffffff', color: '#29142e' },
  mark: { backgroundColor: '#29142e' },
  good: { backgroundColor: '#d8f8e2', color: '#106c3e' },
  /** Bright in the dark theme as well. */
  zest: { backgroundColor: '#e6f039', color: '#29142e' },
  test: { backgroundColor: '#fdf1d3', color: '#74490a' },
  stripes: { backgroundImage: 'repeating-linear-gradient(-45deg,#74490a 0 10px,transparent 10px 20px)' },
} as const satisfies Record<string, CSSProperties>;

/** Changes on phones: no margins around the card, and buttons of its full width. */
const NARROW = `.pad{padding-left:20px!important;padding-right:20px!important}
.heading{font-size:28px!important}
.button{display:block!important;text-align:center!important}
.ground{padding:0!important}
.card{border-radius:0!important}`;

const DARK = `.ground{background-color:#110a12!important}
.card{background-color:#1b121d!important}
.ink{color:#f6f2f7!important}
.quiet{color:#c1b9c3!important}
.line{border-color:#372b3a!important}
.soft{background-color:#251a27!important}
.button{background-color:#f6f2f7!important;color:#29142e!important}
.tag{background-color:#faf5fb!important;color:#29142e!important}
.mark{background-color:#f6f2f7!important}
.good{background-color:#152f1f!important;color:#71df9c!important}
.test{background-color:#3b2a12!important;color:#f7c15f!important}
.stripes{background-image:repeating-linear-gradient(-45deg,#f7c15f 0 10px,transparent 10px 20px)!important}`;

export const STYLE_BLOCK = `:root{color-scheme:light dark}
@media(max-width:479px){${NARROW}}
@media(prefers-color-scheme:dark){${DARK}}`;

/**
 * Returns the class and inline style of an element in one of our colors. Other classes change it on phones.
 */
export const look = (
  color: keyof typeof COLORS,
  style: CSSProperties = {},
  ...classes: ('pad' | 'heading')[]
): { className: string; style: CSSProperties } => ({
  className: [color, ...classes].join(' '),
  style: { ...COLORS[color], ...style },
});
