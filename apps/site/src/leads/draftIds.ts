import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A UUID of our own making (version 8) of the first sixteen of these bytes. */
const formatUuid = (bytes: Buffer): string => {
  const own = Buffer.from(bytes.subarray(0, 16))
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x80
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80
  return own.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

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

interface SentLead {
  readonly siteId: string
  readonly idempotencyKey: string
  /** What it says to have been while its form was not finished. */
  readonly draftId?: string | null
}

/**
 * The id a lead has from the first time it is sent, as a UUID of our own making: that of its form in steps, where the site gave it one
 * (ENQ-09). Sent again because the answer was lost, and taken to disk as the database went away meanwhile, it is told the id under which
 * it was stored the first time. Nobody without the installation's secret can work one out.
 */
export const deriveLeadId = (secret: string, { siteId, idempotencyKey, draftId }: SentLead): string =>
  draftId && isDraftId(secret, siteId, draftId)
    ? draftId
    : formatUuid(
        createHmac('sha256', secret)
          .update(JSON.stringify(['lead', siteId, idempotencyKey]))
          .digest(),
      )
