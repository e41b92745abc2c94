import { hash } from '@node-rs/argon2'

/** Hashes a password with Argon2id and fixed parameters, so that verification time is the same for all users. */
export const hashPassword = (password: string): Promise<string> => hash(password)
