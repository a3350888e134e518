import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltModules } from './page-weight.ts';

/** Writes which modules each file of the browser consists of, and what imports them, for `check-weight.ts`. */
export function writeModules(file: string): Plugin {
  return {
    name: 'write-modules',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    writeBundle(_, bundle) {
      const built: BuiltModules = { files: {}, importers: {} };
      const known = (id: string) =>
        id.replaceAll('\\', '/').replace(`${process.cwd().replaceAll('\\', '/')}/`, '');
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const lengths = Object.entries(chunk.modules).map(
          ([id, { renderedLength }]) => [known(id), renderedLength] as const,
        );
        built.files[`/${chunk.fileName}`] = Object.fromEntries(lengths.filter(([, length]) => length > 0));
      }
      for (const id of this.getModuleIds()) {
        built.importers[known(id)] = (this.getModuleInfo(id)?.importers ?? []).map(known);
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(built));
    },
  };
}
