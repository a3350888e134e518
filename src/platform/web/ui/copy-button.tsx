import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import { Icon } from './icon.tsx';
import { toast } from './toast.ts';

type CopyButtonProps = Pick<ButtonLook, 'variant' | 'size' | 'block'> & {
  text: string;
  label?: string;
  onCopied?: () => void;
  /** Shows that copying failed, instead of the usual toast. */
  onFailed?: () => void;
};

const SHOWN_MS = 2000;

/** Copies a text and confirms it for two seconds. */
export function CopyButton({
  text,
  label = 'Copy',
  onCopied,
  onFailed = notCopied,
  variant = 'line',
  size,
  block,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      // Permission was denied, or the page is not on https and has no clipboard access.
      onFailed();
    }
  }

  return (
    <Button variant={variant} size={size} block={block} onClick={copy}>
      {copied ? <Icon name="check" /> : <Icon name="copy" />}
      <span className="btn-labels justify-items-start">
        <span className={copied ? 'invisible' : undefined}>{label}</span>
        <span className={copied ? undefined : 'invisible'}>Copied</span>
      </span>
      <span className="sr-only" role="status">
        {copied && 'Copied to the clipboard'}
      </span>
    </Button>
  );
}

const notCopied = () =>
  toast({ tone: 'error', title: 'Copying failed', text: 'Please select the text and copy it.' });
