import type { ReactNode } from 'react';

interface TextPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text in one narrow column. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className="wrap text-page">
      <h1 className="t-page">{title}</h1>
      <p className="t-lead">{lead}</p>
      {children}
    </article>
  );
}

/** A section of the page, below a thin line. */
export function TextSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
