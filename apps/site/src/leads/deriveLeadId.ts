import { createHmac } from 'node:crypto'
import { isDraftId } from './draftIds'
import { formatUuid } from './formatUuid'

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
