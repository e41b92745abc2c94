import { createHash } from 'node:crypto'

/** Where an organisation's pictures are stored. Two organisations with the same picture have a file each, so that neither is told of the other. */
export const imageFolder = (organisationId: string): string =>
  `images/${createHash('sha256').update(organisationId).digest('hex').slice(0, 12)}`
