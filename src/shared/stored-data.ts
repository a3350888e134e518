/** A kind of personal data in the database, described for the privacy page. */
interface StoredData {
  what: string;
  /** How long it is stored, and what ends it. */
  until: string;
  /** The tables that contain it. A test compares them with the schema. */
  tables: readonly string[];
}

/** All personal data in the database. A new table is added here or to `TABLES_WITHOUT_PEOPLE`. */
export const STORED_DATA: readonly StoredData[] = [
  {
    what: 'Your account: email address, username, a scrambled copy of your password, and, if you add them, name, phone number, picture and bio.',
    until: 'Until 14 days after you delete your account.',
    tables: ['users', 'credentials', 'profiles'],
  },
  {
    what: 'Your guest access: Guest ID, a scrambled copy of the PIN, when you last came, and an email address for alerts if you give one.',
    until: 'Until you turn it into an account, or 14 days after you delete your guest access.',
    tables: ['guest_sessions', 'guest_alerts'],
  },
  {
    what: 'Where you are signed in: browser, system, network address and times, so you can see your devices and sign them out.',
    until: '30 days after the last visit, or until you sign out.',
    tables: ['sessions'],
  },
  {
    what: 'Your passkeys: their names, public keys and when you last used each. The private key never leaves your device.',
    until: 'Until you remove them.',
    tables: ['passkeys'],
  },
  {
    what: 'Your API tokens: their names, what they can do, when each was last used, and a scrambled copy of each.',
    until: 'Until you revoke them, or 30 days after they expire.',
    tables: ['api_tokens'],
  },
  {
    what: 'Your webhooks: their addresses, the events they receive, and what we sent.',
    until: 'Until you remove them. What we sent is kept for 30 days.',
    tables: ['webhooks', 'webhook_deliveries'],
  },
  {
    what: 'A scrambled code for each browser you log in from, to alert you to new ones and stop people with two accounts from earning Flash Drop points from themselves.',
    until: '400 days after the last login there.',
    tables: ['known_devices'],
  },
  {
    what: 'A scrambled code for each network address you used, to stop people with two accounts from earning Flash Drop points from themselves.',
    until: '30 days after the last use.',
    tables: ['known_addresses'],
  },
  {
    what: 'Links and codes that confirm your email address, a new one, your phone number or a new password.',
    until: 'Until they are used or expire, after a day at most.',
    tables: ['verifications', 'email_changes', 'phone_codes'],
  },
  {
    what: 'Your listings with their photos, earlier prices and area. Position and camera details are removed from photos.',
    until:
      'Until you delete the listing or your account. The number of a deleted listing stays, so that its address can say that it is gone.',
    tables: ['listings', 'listing_readings', 'listing_prices', 'photos', 'gone_listings'],
  },
  {
    what: 'Your last 5 comparisons, those you saved, and the links you share them by. A browser without an account keeps its own.',
    until: 'Until you remove them, or delete your account. An item goes with its listing.',
    tables: ['comparisons', 'comparison_items'],
  },
  {
    what: 'The text of your recordings. We don’t keep the audio.',
    until: "A day, so trying again doesn't use another credit.",
    tables: ['voice_recordings'],
  },
  {
    what: 'Views of listings. For a day we keep a scrambled code for each viewer, to count everyone once. After that, we keep only the number of views per day.',
    until: 'The codes for a day, the daily numbers for 30 days, the total as long as the listing exists.',
    tables: ['listing_views', 'listing_view_days', 'listing_view_totals'],
  },
  {
    what: 'Which of your listings are featured, how often each was shown and opened, and for a day a scrambled code for each person who saw it, to count everyone once.',
    until: 'The codes for a day, the numbers as long as the listing exists.',
    tables: ['featured_sellers', 'featured_listings', 'featured_viewers'],
  },
  {
    what: 'The listings you saved.',
    until: 'Until you unsave them or delete your account.',
    tables: ['favourites'],
  },
  {
    what: 'What you look for: your saved searches with words, prices, place and radius, and which listings matched each. Sellers see how many people are looking, never who.',
    until: 'Until you delete the search or your account. Matches are kept for 180 days.',
    tables: ['wants', 'want_matches'],
  },
  {
    what: 'Your chats with their photos and files, how far you have read, and the offers, meet-ups and sales in them.',
    until:
      'Until both of you have deleted your accounts. If only you did, the other person keeps them, without your name.',
    tables: [
      'conversations',
      'conversation_participants',
      'messages',
      'attachments',
      'offers',
      'meetups',
      'sales',
    ],
  },
  {
    what: 'The Drop Zones you are in, your role, the listings you show there, your announcements, and what admins did, with their names and yours.',
    until:
      'Until you leave the zone or delete your account. The zones you created and their logs stay, without your name.',
    tables: [
      'zones',
      'zone_members',
      'zone_removals',
      'zone_invites',
      'zone_listings',
      'zone_log',
      'zone_events',
    ],
  },
  {
    what: 'Your posts and replies in Drop Zones.',
    until: 'Until you delete them. After you delete your account they stay, without your name.',
    tables: ['zone_posts', 'zone_discussions'],
  },
  {
    what: 'Whether you help run the site, and what you did in that role.',
    until: 'The role until it is removed or you delete your account. What you did stays, without your name.',
    tables: [
      'operators',
      'audit_log',
      'seeing_as',
      'site_setting_drafts',
      'site_setting_changes',
      'site_text_versions',
      'site_invitations',
      'announcements',
    ],
  },
  {
    what: 'Notes the site’s team made about you, for example after you asked for help.',
    until: 'Until 14 days after you delete your account.',
    tables: ['person_notes'],
  },
  {
    what: 'Reviews, replies to them, and the ones you marked as helpful.',
    until:
      'As long as the sale they are about is recorded. If you delete your account, your reviews stay without your name.',
    tables: ['reviews', 'review_votes'],
  },
  {
    what: 'Your notifications, the announcements you closed or got by email, how you want to get them, and where to send them if you turned on push.',
    until: 'Notifications for 180 days. The rest until you change it or delete your account.',
    tables: [
      'announcement_dismissals',
      'announcement_mails',
      'notifications',
      'notification_signals',
      'notification_preferences',
      'notification_times',
      'push_subscriptions',
    ],
  },
  {
    what: 'The people you blocked, and what you reported, with a copy.',
    until:
      'Blocks until you end them or delete your account; reports as long as whoever runs this site needs them. The copy, and an email address left with a report, are deleted 12 months after the decision.',
    tables: ['blocks', 'reports'],
  },
  {
    what: 'Decisions about you and what you posted, with the evidence, your appeals, and which of your messages we opened to decide.',
    until:
      'As long as whoever runs this site has to explain them. They stay without your name after you delete your account. Copies of what was reported are deleted 12 months after the decision.',
    tables: [
      'cases',
      'case_events',
      'chat_openings',
      'decisions',
      'appeals',
      'removed_messages',
      'removed_profiles',
    ],
  },
  {
    what: 'Your plans and voice credits: what came in, and what each was used for.',
    until: 'Until 14 days after you delete your account.',
    tables: ['subscriptions', 'voice_credits', 'credit_entries'],
  },
  {
    what: 'What you bought, and your customer number at the payment service. Your card stays there. We see only its brand and last four digits.',
    until: 'Until 14 days after you delete your account, which also ends your subscriptions.',
    tables: ['checkouts', 'payment_customers', 'provider_subscriptions', 'test_checkout_objects'],
  },
  {
    what: 'What you paid: amount, time and receipt, and what was refunded and why.',
    until: 'As long as bookkeeping requires. If you delete your account, it stays without your name.',
    tables: ['payments', 'refunds'],
  },
  {
    what: 'Flash Drops you joined or asked to be reminded of: how you earned points, the listings you posted there, links you shared, and what you won.',
    until: 'Until 14 days after you delete your account. What you won stays, without your name.',
    tables: [
      'flash_drop_participants',
      'flash_drop_points',
      'flash_drop_totals',
      'flash_drop_listings',
      'flash_drop_shares',
      'flash_drop_reminders',
      'flash_drop_prizes',
    ],
  },
  {
    what: 'Your link for inviting friends, and who signed up with it.',
    until: 'Until 14 days after you delete your account.',
    tables: ['invitations', 'invited_accounts'],
  },
  {
    what: 'What you write to us on the contact page, with your name and email address.',
    until: 'As long as the people who run this site need it.',
    tables: ['contact_messages'],
  },
  {
    what: 'The copy of your data that you asked for, and when.',
    until: 'The file for 7 days, the time for 30 days.',
    tables: ['data_exports'],
  },
  {
    what: 'A scrambled code for each longer text you posted or sent, to spot spam.',
    until: '30 days.',
    tables: ['text_prints'],
  },
  {
    what: 'How often something was tried from a network address or on an account, to stop abuse.',
    until: 'An hour to a day.',
    tables: ['attempts'],
  },
];
