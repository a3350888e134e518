/**
 * Parses JSON as models write it: bare, in a Markdown code fence, or surrounded by text or reasoning.
 * Undefined if there is none.
 */
export function readJson(text: string): unknown {
  const answer = text.replace(/^[\s\S]*<\/think>/, '').trim();
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1];
  const braces = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  for (const candidate of [answer, fenced, braces]) {
    if (candidate === undefined || candidate === '') continue;
    try {
      return JSON.parse(candidate);
    } catch {
      // Tries the next candidate.
    }
  }
  return undefined;
}
