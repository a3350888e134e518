export const markRead = async (..._: unknown[]): Promise<never> => Promise.reject(new Error('not built yet'));
export const markDelivered = markRead;
