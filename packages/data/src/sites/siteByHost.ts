import type { Database } from '../createDatabase'

/** The live site that answers to a host name; null for an unknown host. */
export const siteByHost = (db: Database, host: string): Promise<{ siteId: string; organisationId: string; version: number } | null> =>
  db.platform.transaction(async (tx) => {
    const found = await tx.hostName.findFirst({
      where: { host: host.toLowerCase(), provedAt: { not: null }, site: { status: 'live' } },
      include: { site: true },
    })
    return found && found.site.liveVersion !== null
      ? { siteId: found.siteId, organisationId: found.organisationId, version: found.site.liveVersion }
      : null
  })
