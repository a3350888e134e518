import type { ComponentProps } from 'react';
import { useConnectionState } from '../connection/use-connection.ts';
import { Button } from './button.tsx';

/** A button for what needs the server. Without a connection it is disabled and says why. */
export function ServerButton({ disabled, title, ...rest }: ComponentProps<typeof Button>) {
  const { lost } = useConnectionState();
  return <Button {...rest} disabled={lost || disabled} title={lost ? "You're offline" : title} />;
}
