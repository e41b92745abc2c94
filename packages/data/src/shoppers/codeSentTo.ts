import type { Database } from '../createDatabase'

/** Where the code went that a browser asked for; null without one. */
export const codeSentTo = (db: Database, organisationId: string, browserHash: string): Promise<string | null> =>
  db
    .forOrganisation(organisationId)
    .transaction(async (tx) => (await tx.signInCode.findFirst({ where: { organisationId, browserHash } }))?.sentTo ?? null)
