import { Icon } from './icon.tsx';

/** 'AI Generated'. The drawing is made once, because a page may hold two dozen of these. */
const content = (
  <span className="badge badge-ai">
    <Icon name="sparkles" />
    AI Generated
  </span>
);

export function AiBadge() {
  return content;
}
