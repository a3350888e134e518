import { Icon } from './icon.tsx';

/** 'AI Generated'. The content is created once, because a page may have two dozen of these. */
const content = (
  <span className="badge badge-ai">
    <Icon name="sparkles" />
    AI Generated
  </span>
);

export function AiBadge() {
  return content;
}
