import { useState } from 'react';
import { AiBadge } from '../../../platform/web/ui/ai-badge.tsx';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Chip } from '../../../platform/web/ui/chip.tsx';
import { ChipRadioGroup } from '../../../platform/web/ui/chip-radio-group.tsx';
import { CopyButton } from '../../../platform/web/ui/copy-button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../platform/web/ui/icon-button.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import { Progress } from '../../../platform/web/ui/progress.tsx';
import { Rating } from '../../../platform/web/ui/rating.tsx';
import { TabLinks, TabPanel, Tabs } from '../../../platform/web/ui/tabs.tsx';

const row = 'flex flex-wrap items-center gap-2.5';

/**
 * Shows buttons, chips, tags, badges and tabs. `scope` keeps ids unique where the section is rendered twice.
 */
export function KitButtons({ scope }: { scope: string }) {
  const [liked, setLiked] = useState(true);
  const [busy, setBusy] = useState(true);
  const [tab, setTab] = useState<'received' | 'given'>('received');
  return (
    <div className="grid gap-4">
      <div className={row}>
        <Button variant="zest" size="lg">
          Post listing
        </Button>
        <Button>Message</Button>
        <Button variant="line">
          <Icon name="sliders-horizontal" />
          Filters
          <span className="count">1</span>
        </Button>
        <Button variant="soft">Reset Filters</Button>
        <Button variant="quiet">Continue as Guest</Button>
        <Button variant="danger">
          <Icon name="trash" />
          Delete
        </Button>
        <Button busy={busy} busyLabel="Creating..." onClick={() => setBusy(true)}>
          Create
        </Button>
        <Button variant="soft" size="sm" onClick={() => setBusy(!busy)}>
          {busy ? 'Finish' : 'Start'} creating
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink variant="line" to="/listings">
          A link
        </ButtonLink>
        <CopyButton text="Guest-7K2QX" />
      </div>
      <div className={row}>
        <IconButton label="Share">
          <Icon name="share-2" />
        </IconButton>
        <IconButton label="Share" look="line" size="lg">
          <Icon name="share-2" />
        </IconButton>
        <IconButton label="Close" look="float">
          <Icon name="x" />
        </IconButton>
        <Chip pressed={liked} onClick={() => setLiked(!liked)}>
          <Icon name="heart" />
          Liked
        </Chip>
        <PriceTag cents={4500} size="sm" />
        <PriceTag cents={4500} />
        <PriceTag cents={0} />
        <PriceTag cents={18_000} zest />
        <PriceTag cents={32_000} size="lg" zest />
        <PriceTag cents={123_450} size="xl" zest rounded />
      </div>
      <div className={row}>
        <AiBadge />
        <Badge tone="success" dot>
          Available
        </Badge>
        <Badge>Sold</Badge>
        <Badge tone="success">
          <Icon name="badge-check" />
          Trusted Seller
        </Badge>
        <Badge>
          <Icon name="mail" />
          Verified Email
        </Badge>
        <Badge tone="zest">Popular</Badge>
        <Badge tone="coral">Trending</Badge>
        <Badge tone="warn">Best Value</Badge>
        <Badge tone="night">Cover</Badge>
        <Badge size="lg">velvet</Badge>
        <span className="pill">
          Under $3,000
          <button type="button" aria-label="Remove filter: under $3,000">
            <Icon name="x" className="icon-sm" />
          </button>
        </span>
        <Avatar name="maya.k" size={36} />
        <Avatar name="theo.b" size={36} />
        <Avatar name="nora" size={36} />
        <Avatar name="Ömer" size={36} />
        <Rating value={4.9} />
      </div>
      <ChipRadioGroup
        legend="Condition"
        name={`${scope}-condition`}
        defaultValue="like-new"
        options={[
          { value: 'new', label: 'New' },
          { value: 'like-new', label: 'Like New' },
          { value: 'good', label: 'Good' },
          { value: 'fair', label: 'Fair' },
          { value: 'poor', label: 'Poor' },
        ]}
      />
      <div className="grid max-w-md gap-4">
        <div>
          <Tabs
            id={`${scope}-reviews`}
            label="Reviews"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'received', label: 'Received' },
              { value: 'given', label: 'Given' },
            ]}
          />
          <TabPanel tabsId={`${scope}-reviews`} value="received" active={tab === 'received'}>
            <p className="hint p-3">What others wrote.</p>
          </TabPanel>
          <TabPanel tabsId={`${scope}-reviews`} value="given" active={tab === 'given'}>
            <p className="hint p-3">What you wrote.</p>
          </TabPanel>
        </div>
        <TabLinks
          label={`Pages, ${scope}`}
          links={[
            { to: '/dev/kit', label: 'This page' },
            { to: '/listings', label: 'Browse' },
          ]}
        />
        <Progress label={`Points, ${scope}`} value={320} max={500} valueText="320 of 500 points" />
      </div>
    </div>
  );
}
