import type { Database } from '../createDatabase'

/** How often a code can be tried (RTE-13). */
const mostTries = 5

/**
 * Counts a try of the code that a browser asked for, before anybody looks whether it is right; null where it has none that can still
 * be tried. Counted in a transaction of its own: whatever comes after, the try is spent.
 */
export const countSignInTry = (
  db: Database,
  organisationId: string,
  { browserHash, now }: { readonly browserHash: string; readonly now: string },
): Promise<{ id: string; sentTo: string } | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const [code] = await tx.$queryRaw<{ id: string; sentTo: string }[]>`
      update sign_in_codes set tries = tries + 1
      where organisation_id = ${organisationId} and browser_hash = ${browserHash} and tries < ${mostTries} and expires_at > ${new Date(now)}
      returning id, sent_to as "sentTo"`
    return code ?? null
  })
