import { ICON_NAMES } from '../src/platform/web/ui/icon-names.ts';

interface LucideIcon {
  __iconData: { node: [element: string, attributes: Record<string, string>][] };
}

/** One SVG with a symbol for each icon in use, drawn by lucide. */
export async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(ICON_NAMES.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

async function symbolOf(name: string): Promise<string> {
  const file = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url);
  const { __iconData } = (await import(file.href)) as LucideIcon;
  const shapes = __iconData.node.map(([element, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${element}${written.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>\n`;
}
