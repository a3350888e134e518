/** Returns the text of the file that explains the others. */
export const exportReadme = (names: readonly string[], reasons: readonly string[]): string =>
  `Your data from Offhand
======================

This is everything Offhand keeps about you. Each kind is here twice: as JSON, for programs, and as CSV, for
spreadsheets. Times are in UTC, prices in US dollars.

${names.map((name) => `  ${name}.json  ${name}.csv`).join('\n')}

The folder photos has your photos and those you got in chats, in their largest size; the folder files has other files
of your chats, whose names are in chat-files. Kinds without entries have no file. In a CSV file, text that begins like a formula has an apostrophe in front.

Chats have both sides. Other people are named as Offhand shows them to you.

Left out:

${reasons.map((reason) => `  - ${reason}`).join('\n')}
`.replaceAll('\n', '\r\n');
