import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { formatUuid } from './formatUuid'

const randomHalf = 8

const signed = (secret: string, siteId: string, random: Buffer): string => {
  const mark = createHmac('sha256', secret)
    .update(JSON.stringify(['draft', siteId, random.toString('hex')]))
    .digest()
  return formatUuid(Buffer.concat([random, mark]))
}

/** An id for a form in steps and the lead it becomes (ENQ-08), which shows whose it is without a look into the database. */
export const newDraftId = (secret: string, siteId: string): string => {
  // The version is a part of what is signed.
  const random = Buffer.from(formatUuid(randomBytes(16)).replaceAll('-', ''), 'hex').subarray(0, randomHalf)
  return signed(secret, siteId, random)
}

/** Whether a site gave this id to a form in steps. */
export const isDraftId = (secret: string, siteId: string, id: string): boolean => {
  const random = Buffer.from(id.replaceAll('-', '').slice(0, 2 * randomHalf), 'hex')
  const [given, right] = [Buffer.from(id), Buffer.from(signed(secret, siteId, random))]
  return random.length === randomHalf && given.length === right.length && timingSafeEqual(given, right)
}
