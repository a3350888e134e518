/** Inline styles, as mail programs support neither style sheets nor our fonts. Many load pictures only when asked. */
export const QUIET_TEXT = 'color:#5b4c5f';

/** A whole mail around its content, which must be HTML. */
export const mailBody = (...content: string[]): string =>
  `<!doctype html><html lang="en"><body style="margin:0;padding:32px;background:#fdfcfe;color:#29142e;font:16px/1.5 system-ui,sans-serif">
${content.join('\n')}
</body></html>`;

export const mailLogo = '<p style="font-size:24px;font-weight:800;margin:0 0 24px">Offhand</p>';

/** A link that looks like our buttons; both arguments must be HTML. */
export const mailButton = (link: string, label: string): string =>
  `<a href="${link}" style="display:inline-block;background:#411848;color:#ffffff;padding:14px 28px;border-radius:999px;text-decoration:none;font-weight:650">${label}</a>`;
