export const loadChat = async (..._: unknown[]): Promise<never> => Promise.reject(new Error('not built yet'));
export const loadInbox = loadChat;
export const loadMessages = loadChat;
export const loadUnread = loadChat;
