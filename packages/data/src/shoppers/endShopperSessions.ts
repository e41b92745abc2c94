import type { Database } from '../createDatabase'

/** Signs out one browser. */
export const endShopperSession = (db: Database, organisationId: string, tokenHash: string): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) => tx.shopperSession.deleteMany({ where: { organisationId, tokenHash } }))

/** Signs a shopper out wherever they are. */
export const endShopperSessions = (db: Database, organisationId: string, shopperId: string): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) => tx.shopperSession.deleteMany({ where: { organisationId, shopperId } }))
