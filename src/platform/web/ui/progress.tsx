import clsx from 'clsx';

type ProgressProps = {
  label: string;
  value: number;
  max?: number;
  /** The value in words, such as '320 of 500 points'. */
  valueText?: string;
  zest?: boolean;
};

export function Progress({ label, value, max = 100, valueText, zest }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <div
      className={clsx('progress', zest && 'progress-zest')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
