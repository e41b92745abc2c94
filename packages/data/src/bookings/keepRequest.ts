import type { OrganisationScope } from '../createDatabase'

/**
 * Notes that a request was opened from a message to its shopper, so that it lapses no more (ENQ-24). Idempotent. What lapsed before holds no
 * time by it: its shopper chooses one again.
 */
export const keepRequest = (scope: OrganisationScope, organisationId: string, bookingId: string): Promise<unknown> =>
  scope.transaction((tx) =>
    tx.booking.updateMany({
      where: { organisationId, id: bookingId, heldUntil: { not: null } },
      data: { heldUntil: null },
    }),
  )
