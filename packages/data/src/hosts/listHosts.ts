import type { DomainFault } from '@forecourt/rules/sites/domainFaults'
import type { Scope } from '../createDatabase'

/** A host name of a site with its verification state. */
interface HostEntry {
  readonly host: string
  readonly primary: boolean
  /** Redirects to the primary host. */
  readonly redirects: boolean
  /** Name and value of the DNS record that proves ownership; null for a platform host. */
  readonly record: { readonly name: string; readonly text: string } | null
  /** Null until verified; an unverified host serves nothing. */
  readonly verifiedAt: string | null
  readonly checkedAt: string | null
  /** Why the last check failed, in a sentence. */
  readonly message: string | null
  /** The certificate of a dealer's own domain as last checked; null before, and for a platform host. */
  readonly certificate: {
    readonly expiresAt: string | null
    readonly issuer: string | null
    /** Why browsers don't accept the certificate, in a sentence. */
    readonly problem: string | null
    readonly checkedAt: string
  } | null
  /** DNS or server settings that keep shoppers from reaching the site, as last checked. */
  readonly faults: readonly DomainFault[]
  readonly faultsCheckedAt: string | null
}

/** The name of the TXT record that proves a host. */
export const proofName = (host: string): string => `_forecourt.${host}`

/** The value of that record. */
export const proofText = (proof: string): string => `forecourt-site=${proof}`

/** The verified hosts of a site, primary first. */
export const verifiedHosts = {
  where: { verifiedAt: { not: null } },
  orderBy: [{ primary: 'desc' as const }, { host: 'asc' as const }],
}

/** The hosts of a site, primary first; empty for a site out of scope. */
export const listHosts = (scope: Scope, siteId: string): Promise<HostEntry[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.hostName.findMany({ where: { siteId }, orderBy: [{ primary: 'desc' }, { createdAt: 'asc' }, { host: 'asc' }] })
    return rows.map(({ host, primary, redirects, proof, verifiedAt, checkedAt, message, ...row }) => ({
      host,
      primary,
      redirects,
      record: proof === null ? null : { name: proofName(host), text: proofText(proof) },
      verifiedAt: verifiedAt?.toISOString() ?? null,
      checkedAt: checkedAt?.toISOString() ?? null,
      message,
      certificate: row.certificateCheckedAt && {
        expiresAt: row.certificateExpiresAt?.toISOString() ?? null,
        issuer: row.certificateIssuer,
        problem: row.certificateProblem,
        checkedAt: row.certificateCheckedAt.toISOString(),
      },
      faults: row.faults as unknown as readonly DomainFault[],
      faultsCheckedAt: row.faultsCheckedAt?.toISOString() ?? null,
    }))
  })
