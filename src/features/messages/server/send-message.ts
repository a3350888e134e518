export const sendMessage = async (..._: unknown[]): Promise<never> =>
  Promise.reject(new Error('not built yet'));
