import { hash } from '@node-rs/argon2'

/** What is stored of a password: Argon2id with the library's parameters, the same for everybody, so that checking takes as long for all. */
export const hashPassword = (password: string): Promise<string> => hash(password)
