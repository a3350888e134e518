/** Contact details for server and pages. No schema library here, to keep page bundles small. */

/** The first one is selected by default. */
export const CONTACT_SUBJECTS = [
  { value: 'general-inquiry', label: 'General Inquiry' },
  { value: 'technical-support', label: 'Technical Support' },
  { value: 'billing-question', label: 'Billing Question' },
  { value: 'report-an-issue', label: 'Report an Issue' },
  { value: 'partnership-opportunity', label: 'Partnership Opportunity' },
  { value: 'other', label: 'Other' },
] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]['value'];
export const SUBJECT_VALUES = CONTACT_SUBJECTS.map(({ value }) => value) as [
  ContactSubject,
  ...ContactSubject[],
];

/** Characters, after trimming. */
export const CONTACT_LIMITS = { name: 100, message: 5_000 } as const;

export const MESSAGE_TOO_LONG = 'Use at most 5,000 characters. Send the rest as another message.';
