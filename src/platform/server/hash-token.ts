import { hash } from 'node:crypto';

/** Returns the hash under which a random token is stored. A fast one is enough: nobody can guess 128 random bits. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
