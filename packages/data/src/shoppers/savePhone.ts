import type { Database } from '../createDatabase'

/** Keeps the number a shopper says they can be called on, as it is dialled from anywhere (FAV-10). */
export const savePhone = (db: Database, organisationId: string, shopperId: string, phone: string): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) => tx.shopper.updateMany({ where: { organisationId, id: shopperId }, data: { phone } }))
