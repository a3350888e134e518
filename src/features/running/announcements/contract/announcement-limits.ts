export const ANNOUNCEMENT_LIMITS = { text: 120, body: 5000, link: 300, mailsPerHour: 200 } as const;

export const AUDIENCES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'members', label: 'Members' },
  { value: 'guests', label: 'Guests and visitors' },
] as const;
export type Audience = (typeof AUDIENCES)[number]['value'];
