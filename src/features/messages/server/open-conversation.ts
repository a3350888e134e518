export const openConversation = async (..._: unknown[]): Promise<never> =>
  Promise.reject(new Error('not built yet'));
