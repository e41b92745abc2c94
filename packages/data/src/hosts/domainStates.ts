import type { Scope } from '../createDatabase'

/** The state of a site's own domains and their certificates. */
export interface DomainState {
  readonly siteId: string
  readonly ownDomains: number
  readonly waitingDomains: number
  readonly certificateProblems: number
  /** Earliest expiry of a certificate, ISO in UTC. */
  readonly certificateExpiresAt: string | null
}

/** The state of the domains of some sites; sites out of scope are left out. */
export const domainStates = (scope: Scope, siteIds: readonly string[]): Promise<DomainState[]> =>
  scope.transaction(async (tx) => {
    const sites = await tx.site.findMany({ where: { id: { in: [...siteIds] } }, select: { id: true } })
    const hosts = await tx.hostName.findMany({
      where: { siteId: { in: sites.map(({ id }) => id) }, proof: { not: null } },
      select: { siteId: true, verifiedAt: true, certificateExpiresAt: true, certificateProblem: true },
    })
    return sites.map(({ id }) => {
      const own = hosts.filter(({ siteId }) => siteId === id)
      const expiries = own.flatMap(({ certificateExpiresAt }) => certificateExpiresAt?.toISOString() ?? [])
      return {
        siteId: id,
        ownDomains: own.filter(({ verifiedAt }) => verifiedAt !== null).length,
        waitingDomains: own.filter(({ verifiedAt }) => verifiedAt === null).length,
        certificateProblems: own.filter(({ certificateProblem }) => certificateProblem !== null).length,
        certificateExpiresAt: expiries.toSorted()[0] ?? null,
      }
    })
  })
