/** Header of requests that send what waited for a connection: the id of the account or guest that wrote it. */
export const WRITTEN_BY = 'X-Written-By';
