import { reservationPage } from '@forecourt/data/reservations/reservationPage'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'

/** A reservation within reach; one of another site or organisation is not found. */
export const findReservation = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope) => reservationPage(scope, id))
  const { siteIds } = found?.accessScope ?? { siteIds: null }
  if (!found || (siteIds && !siteIds.includes(found.record.siteId))) throw notFound('reservation')
  return found
}
