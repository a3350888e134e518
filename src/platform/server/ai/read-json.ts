/**
 * Parses JSON as models write it: bare, in a Markdown code fence, or surrounded by text or reasoning.
 * Undefined if there is none.
 */
export function readJson(text: string): unknown {
  const said = text.replace(/^[\s\S]*<\/think>/, '').trim();
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(said)?.[1];
  const braces = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  for (const candidate of [said, fenced, braces]) {
    if (candidate === undefined || candidate === '') continue;
    try {
      return JSON.parse(candidate);
    } catch {
      // Tries the next candidate.
    }
  }
  return undefined;
}
