import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TabLinks } from '../../../../platform/web/ui/tabs.tsx';

interface MatchMeHeadProps {
  /** The viewer's number of saved searches; null for visitors. */
  wants: number | null;
}

/** The title of both pages, with tabs between them. */
export function MatchMeHead({ wants }: MatchMeHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 pt-1.5 pb-4.5 md:pt-3 md:pb-6">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <h1 className="t-page">Match Me</h1>
        <Badge tone="ai">
          <Icon name="sparkles" />
          AI powered
        </Badge>
      </div>
      <div className="max-md:w-full">
        <TabLinks
          label="Match Me"
          links={[
            { to: '/match-me', label: 'Find', end: true },
            {
              to: '/match-me/wants',
              label: (
                <span className="whitespace-nowrap md:px-1">
                  Saved searches{' '}
                  {wants !== null && wants > 0 && <span className="num text-xs font-medium">{wants}</span>}
                </span>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
