import type { ReactNode } from 'react';

interface AssistantColumnsProps {
  history: ReactNode;
  children: ReactNode;
}

/** Shows results and earlier comparisons, side by side on wide screens. */
export function AssistantColumns({ history, children }: AssistantColumnsProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_316px] lg:items-start lg:gap-12">
      <div className="min-w-0">{children}</div>
      {history}
    </div>
  );
}
