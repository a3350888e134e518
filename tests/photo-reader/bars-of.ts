import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** The bars of a code, as an SVG element. */
export async function barsOf(code: string): Promise<string> {
  const file = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true });
  const { svg, error } = await writeBarcode(code, { format: 'EAN13', scale: 1 });
  if (error) throw new Error(error);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const attributes = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" style="width:100%;height:120px"`;
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<svg[^>]*>/, (tag) => tag.replace(/width="\d+" height="\d+"/, attributes));
}
