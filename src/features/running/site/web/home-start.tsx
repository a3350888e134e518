import { useNavigate } from 'react-router';
import { greeting } from '../../../../shared/person-name.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { SearchBox } from '../../../../platform/web/ui/search-box.tsx';

/** The top of the home page for people who are in: search and sell. */
export function HomeStart({ name }: { name: string | null }) {
  const navigate = useNavigate();
  return (
    <section className="wrap pt-4 md:pt-8" aria-labelledby="start-title">
      <h1 id="start-title" className="t-page break-words" dir="auto">
        {greeting(name)}
      </h1>
      <div className="mt-5 flex gap-3">
        <SearchBox
          onSearch={(q) =>
            void navigate(q ? `/listings?${new URLSearchParams({ q }).toString()}` : '/listings')
          }
        />
        <ButtonLink variant="zest" to="/create-listing" className="max-md:hidden">
          <Icon name="plus" />
          Create Listing
        </ButtonLink>
      </div>
    </section>
  );
}
