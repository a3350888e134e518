import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';

interface Step {
  icon: IconName;
  title: string;
  text: string;
}

const STEPS: readonly Step[] = [
  {
    icon: 'mic',
    title: 'Record',
    text: 'Say what it is, how it looks and what you want for it. One credit.',
  },
  {
    icon: 'wand-sparkles',
    title: 'Transform',
    text: 'We write the title, price and tags. If it fails, you get the credit back.',
  },
  {
    icon: 'send',
    title: 'Publish',
    text: "Read it, change what you like and post. It's live in Browse.",
  },
];

export function HowCreditsWork() {
  return (
    <section aria-labelledby="how" className="mt-14 lg:mt-18">
      <h2 id="how" className="t-panel">
        How it works
      </h2>
      <ol className="mt-4.5 grid gap-4.5 lg:grid-cols-3 lg:gap-8">
        {STEPS.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span
              className="row-span-2 grid size-13 place-items-center rounded-md rounded-ss-[23px] bg-lilac text-on-lilac"
              aria-hidden="true"
            >
              <Icon name={icon} />
            </span>
            <h3 className="self-end text-xl">{title}</h3>
            <p className="mt-1 text-md text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
