import type { Scope } from '../createDatabase'
import { type HostEntry, proofName, proofText } from './HostEntry'

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
