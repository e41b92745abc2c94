import { createHash } from 'node:crypto'

/** Where the pictures of an organisation or a layer are stored. Two owners with the same picture have a file each, so that neither is told of the other. */
export const imageFolder = (ownerId: string): string => `images/${createHash('sha256').update(ownerId).digest('hex').slice(0, 12)}`
