import { createHash } from 'node:crypto'

/** Deterministic UUID by name, so that seeding is reproducible. */
export const seededId = (name: string) => {
  const hex = createHash('sha1').update(`forecourt:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
