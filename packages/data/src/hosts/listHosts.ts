import type { Scope } from '../createDatabase'

/** A host name of a site, and how far its owner has proved that it is theirs. */
interface HostEntry {
  readonly host: string
  readonly primary: boolean
  /** Sends shoppers to the primary host. */
  readonly redirects: boolean
  /** The name of the DNS record that proves it, and the text it must hold; null for a host of the platform's own. */
  readonly record: { readonly name: string; readonly text: string } | null
  /** Null until the proof was found: the host serves nothing before. */
  readonly provedAt: string | null
  readonly checkedAt: string | null
  /** Why the last check found no proof, in a sentence. */
  readonly message: string | null
}

/** The name of the TXT record that proves a host. */
export const proofName = (host: string): string => `_forecourt.${host}`

/** What that record must say. */
export const proofText = (proof: string): string => `forecourt-site=${proof}`

/** Which hosts of a site shoppers may reach it by, the primary one first: an unproved one serves nothing. */
export const provedHosts = {
  where: { provedAt: { not: null } },
  orderBy: [{ primary: 'desc' as const }, { host: 'asc' as const }],
}

/** The hosts of a site, the primary one first; empty for a site out of the scope. */
export const listHosts = (scope: Scope, siteId: string): Promise<HostEntry[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.hostName.findMany({ where: { siteId }, orderBy: [{ primary: 'desc' }, { createdAt: 'asc' }, { host: 'asc' }] })
    return rows.map(({ host, primary, redirects, proof, provedAt, checkedAt, message }) => ({
      host,
      primary,
      redirects,
      record: proof === null ? null : { name: proofName(host), text: proofText(proof) },
      provedAt: provedAt?.toISOString() ?? null,
      checkedAt: checkedAt?.toISOString() ?? null,
      message,
    }))
  })
