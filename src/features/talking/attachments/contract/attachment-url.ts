/** The address that downloads an attachment, for the two people of its conversation. */
export const attachmentUrl = ({ id }: { id: string }): string => `/api/attachments/${id}`;
