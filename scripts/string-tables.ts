/** A plain object that is used as a table. */
export interface StringTable {
  file: string;
  name: string;
}

const TABLE =
  /\b(?:const|let) (\w+): (?:Readonly<|Partial<)*Record<string, [^=;]*(?:=>[^=;]*)?>+ = \{\s*[^}\s.]/g;

/**
 * Finds constants that look values up by any text in a plain object: "constructor" and "__proto__" are found in each,
 * so these have to be a `Map`. Objects with known keys are typed by those, with `satisfies` or a union.
 * @param sources Text of each file by its path from the project's root.
 */
export function findStringTables(sources: ReadonlyMap<string, string>): StringTable[] {
  return [...sources]
    .filter(([file]) => !file.startsWith('src/demo/') && !/\.(?:test|generated)\.tsx?$/.test(file))
    .flatMap(([file, text]) => [...text.matchAll(TABLE)].map(([, name = '']) => ({ file, name })));
}
