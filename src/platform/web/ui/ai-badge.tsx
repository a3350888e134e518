import { Icon } from './icon.tsx';

/** Shows 'AI Generated'. Created once, because a page may contain two dozen badges. */
const content = (
  <span className="badge badge-ai">
    <Icon name="sparkles" />
    AI Generated
  </span>
);

export function AiBadge() {
  return content;
}
