import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trackInput } from '../../platform/web/focus/last-input.ts';
import { watchBack } from '../../platform/web/page/back-button.ts';

trackInput();
watchBack();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
