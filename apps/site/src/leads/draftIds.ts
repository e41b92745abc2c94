import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** UUID (version 8) from the first sixteen bytes. */
const formatUuid = (bytes: Buffer): string => {
  const own = Buffer.from(bytes.subarray(0, 16))
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x80
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80
  return own.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const randomLength = 8

const signDraftId = (secret: string, siteId: string, random: Buffer): string => {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['draft', siteId, random.toString('hex')]))
    .digest()
  return formatUuid(Buffer.concat([random, signature]))
}

/** Signed id of a multi-step form and its lead (ENQ-08), verifiable without the database. */
export const newDraftId = (secret: string, siteId: string): string => {
  // The version bits are part of the signed data.
  const random = Buffer.from(formatUuid(randomBytes(16)).replaceAll('-', ''), 'hex').subarray(0, randomLength)
  return signDraftId(secret, siteId, random)
}

/** Whether this site issued a draft id. */
export const isDraftId = (secret: string, siteId: string, id: string): boolean => {
  const random = Buffer.from(id.replaceAll('-', '').slice(0, 2 * randomLength), 'hex')
  const [actual, expected] = [Buffer.from(id), Buffer.from(signDraftId(secret, siteId, random))]
  return random.length === randomLength && actual.length === expected.length && timingSafeEqual(actual, expected)
}

interface SentLead {
  readonly siteId: string
  readonly idempotencyKey: string
  /** Claimed draft id. */
  readonly draftId?: string | null
}

/**
 * Deterministic lead id as a UUID: that of its multi-step form if the site issued one (ENQ-09). A resubmission, or one that is spooled to
 * disk, gets the same id. Unpredictable without the installation's secret.
 */
export const deriveLeadId = (secret: string, { siteId, idempotencyKey, draftId }: SentLead): string =>
  draftId && isDraftId(secret, siteId, draftId)
    ? draftId
    : formatUuid(
        createHmac('sha256', secret)
          .update(JSON.stringify(['lead', siteId, idempotencyKey]))
          .digest(),
      )
