import { Button } from '../../../../platform/web/ui/button.tsx';
import { useLocate, type ViewerPlace } from '../../../items/listings/web/listings.ts';

interface WhereIsNearMeProps {
  onFound: (place: ViewerPlace) => void;
  onType: () => void;
}

/** Asks for the location that a search or an address needs. */
export default function WhereIsNearMe({ onFound, onType }: WhereIsNearMeProps) {
  const { locating, ask } = useLocate((position) => onFound({ name: '', position }));
  return (
    <div className="panel mb-5 grid justify-items-start gap-1 px-5 py-4.5">
      <h2 className="text-xl">Where is “near me”?</h2>
      <p className="text-md text-ink-2">
        It is rounded to about 1 mile. Until then, these are from everywhere.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button busy={locating} busyLabel="Locating..." onClick={ask}>
          Use where I am
        </Button>
        <Button variant="line" aria-haspopup="dialog" onClick={onType}>
          Type a place
        </Button>
      </div>
    </div>
  );
}
