/** Files that belong into one script, by the ends of their paths. */
export interface ScriptGroup {
  name: string;
  files: readonly string[];
}

/**
 * Left alone, the bundler makes some seventy small files for browse: they compress badly, and each is named in the
 * router's manifest. These groups put together what the same pages load. A group also contains what its files import.
 * A page that needs one of its files loads the whole group. `npm run check:weight` names what makes a first view too
 * heavy.
 */
export const SCRIPT_GROUPS: readonly ScriptGroup[] = [
  // The frame, which every page loads.
  {
    name: 'frame',
    files: [
      'app/pages/root.tsx',
      'app/pages/entry.client.tsx',
      'app/pages/page-errors.tsx',
      'page/slot.tsx',
      'shared/uuid.ts',
      'use-auth.ts',
      'use-api-action.ts',
      // Too small for a request of their own.
      'shared/person-name.ts',
      'page/site-support.ts',
      'reviews/contract/review-limits.ts',
      'guests/web/load-guest-dialog.ts',
      'manage/sold-to.ts',
    ],
  },
  // What the text of the offline bar needs, which every page loads late.
  { name: 'clock', files: ['time/use-now.ts', 'time/use-clock.ts', 'time/time-label.ts'] },
  // Wherever listings are shown.
  {
    name: 'cards',
    files: [
      'listing-grid.tsx',
      'field-error.tsx',
      'empty-state.tsx',
      'load-failed.tsx',
      'ui/category-icon.tsx',
    ],
  },
  {
    name: 'lists',
    files: ['use-paged-list.ts', 'load-more.tsx', 'use-error-notice.ts', 'chip-radio-group.tsx', 'chip.tsx'],
  },
  { name: 'updates', files: ['use-reload-on-topic.ts', 'shared/dates.ts', 'cut-at-word.ts'] },
  { name: 'finding', files: ['featured-grid.tsx', 'search-box.tsx', 'viewer-place.ts'] },
  {
    name: 'filters',
    files: [
      'price-range.tsx',
      'browse-filters.tsx',
      'browse-query.ts',
      'search-parts.ts',
      'search-pills.tsx',
      'pills.ts',
      'count-text.ts',
      'what-was-understood.ts',
      'save-search-slot.tsx',
    ],
  },
  { name: 'home', files: ['home-section.tsx', 'home-shelves.tsx', 'ui/stars.tsx'] },
  // What can be done with a listing or a person.
  {
    name: 'detail',
    files: [
      'safety-menu.tsx',
      'use-block.ts',
      'use-message-seller.ts',
      'use-favorite.ts',
      'heart-button.tsx',
      'trust-badges.tsx',
      'share-listing.ts',
      'status-badge.tsx',
      'blocked-notice.tsx',
      'use-photo-viewer.ts',
      'pickup-hours.ts',
    ],
  },
  // What late parts of home need, too: it would load all of the next group, and the code of uploads, for them.
  { name: 'shared', files: ['own-store.ts', 'shared/errors.ts', 'shared/can-retry.ts'] },
  // What most pages behind the first views have: fields, dialogs, times, and what the browser stores for people.
  {
    name: 'pages',
    files: [
      'ui/tabs.tsx',
      'ui/progress.tsx',
      'ui/error-summary.tsx',
      'ui/form-problem.tsx',
      'ui/field.tsx',
      'ui/text-field.tsx',
      'ui/text-area-field.tsx',
      'ui/password-field.tsx',
      'ui/money-field.tsx',
      'ui/moment-fields.tsx',
      'ui/switch.tsx',
      'ui/checkbox.tsx',
      'ui/select-field.tsx',
      'ui/notice.tsx',
      'ui/copy-button.tsx',
      'ui/list-row.tsx',
      'use-submission.ts',
      'submission.ts',
      'use-retained-focus.ts',
      'use-focus-on-arrival.ts',
      'new-id.ts',
      'use-modal.ts',
      'ui/dialog.tsx',
      'ui/confirm-dialog.tsx',
      'ui/sheet.tsx',
      'local-time.ts',
      'time-labels.ts',
      'use-saved-value.ts',
      'guest-store.ts',
    ],
  },
  {
    name: 'photos',
    files: [
      'use-photo-uploads.ts',
      'check-photo.ts',
      'upload-file.ts',
      'use-picture-intake.ts',
      'photo-input.tsx',
    ],
  },
  // What the pages of one feature share, where the bundler makes several small files of it.
  { name: 'accounts', files: ['accounts/contract/errors.ts', 'mail-link-form.tsx', 'account-rules.ts'] },
  { name: 'guests', files: ['credentials-text.ts', 'guests/contract/errors.ts'] },
  {
    name: 'settings',
    files: [
      'download-link.tsx',
      'settings-section.tsx',
      'form-in-place.tsx',
      'use-data-export.ts',
      'account-panels.ts',
    ],
  },
  {
    name: 'events',
    files: [
      'event-addresses.ts',
      'point-actions.ts',
      'price-help-slot.ts',
      'use-demand.ts',
      'event-times.ts',
      'event-dates.tsx',
      'phase-names.ts',
      'time-left.ts',
      'use-time-left.ts',
    ],
  },
  {
    name: 'standings',
    files: [
      'ordinal.ts',
      'prize-texts.ts',
      'action-texts.ts',
      'earn-points.tsx',
      'prizes.tsx',
      'leaderboard-table.tsx',
      'use-standings.ts',
      'my-points.tsx',
    ],
  },
  {
    name: 'zones',
    files: [
      'zones/contract/errors.ts',
      'join-zone.tsx',
      'zone-limits.ts',
      'zone-address.ts',
      'zone-types.tsx',
      'zone-picture.tsx',
      'zone-texts.ts',
      'zone-facts.tsx',
      'zone-route.tsx',
      'role-badge.tsx',
    ],
  },
  { name: 'zone', files: ['zones/web/page/zone-aside.tsx', 'load-removal-dialog.ts', 'post-skeletons.tsx'] },
  { name: 'rules', files: ['text-rules.ts', 'text-rules/contract/errors.ts'] },
  { name: 'wants', files: ['want-query.ts', 'use-store-pending-want.ts'] },
  {
    name: 'messages',
    files: ['message-updates.ts', 'system-types.ts', 'files-in-words.ts', 'message-limits.ts'],
  },
  {
    name: 'plans',
    files: [
      'plan-types.ts',
      'plan-names.ts',
      'plan-credits.ts',
      'entitlements.ts',
      'plans/contract/errors.ts',
    ],
  },
  {
    name: 'billing',
    files: [
      'shared/offers.ts',
      'return-path.ts',
      'product-texts.ts',
      'price-summary.tsx',
      'return-head.tsx',
      'test-band.tsx',
      'billing/contract/billing-updates.ts',
    ],
  },
  { name: 'credits', files: ['ledger-texts.ts', 'credits/contract/errors.ts', 'pack-entry.ts'] },
  {
    name: 'desk',
    files: [
      'desk/desk.tsx',
      'desk-section.tsx',
      'audit-entry-row.tsx',
      'ui/server-button.tsx',
      'dialog-actions.tsx',
      'open-row.ts',
      'use-moved-focus.ts',
    ],
  },
];

/** Matches the modules of a group by their ids, which end in a query for routes. */
export const moduleTest = ({ files }: ScriptGroup): RegExp => {
  const ends = files.map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/](?:${ends.join('|')})(?:\\?|$)`);
};
