import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { type SiteRefusal, siteRefusal } from './createSite'

export interface Renaming {
  readonly siteId: string
  readonly name: string
  readonly slug: string
  /** The platform host of a slug. */
  readonly hostOf: (slug: string) => string
  readonly actor: Actor
}

/**
 * Changes name and slug of a site. The platform host follows the slug; the old one redirects to the primary host, so that links still work.
 */
export const renameSite = async (
  scope: Scope,
  { siteId, name, slug, hostOf, actor }: Renaming,
): Promise<{ readonly ok: true } | SiteRefusal> => {
  try {
    return await scope.transaction(async (tx) => {
      const site = await tx.site.findFirst({ where: { id: siteId }, include: { hosts: true } })
      if (!site) return { ok: false, reason: 'notFound', message: 'There is no such site.' }
      const { organisationId } = site
      await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { name, slug } })
      const [before, after] = [hostOf(site.slug), hostOf(slug)]
      if (before !== after) {
        const oldHost = site.hosts.find(({ host }) => host === before)
        const existingHost = site.hosts.find(({ host }) => host === after)
        const primary = oldHost?.primary ?? site.hosts.length === 0
        await tx.hostName.updateMany({ where: { siteId, host: before }, data: { primary: false, redirects: true } })
        if (existingHost)
          await tx.hostName.updateMany({ where: { siteId, host: after }, data: { redirects: false, ...(primary && { primary }) } })
        else await tx.hostName.createMany({ data: [{ host: after, organisationId, siteId, primary }] })
      }
      const changes = [site.name !== name && `Renamed ${site.name} to ${name}`, before !== after && `${before} redirects to ${after}`]
      await appendAudit(tx, {
        organisationId,
        siteId,
        actor,
        action: 'site.rename',
        target: siteId,
        summary: changes.filter(Boolean).join(', ') || `Kept the name of ${name}`,
        detail: { before: site.name, after: name, from: site.slug, to: slug },
      })
      await notifyChange(tx, { kind: 'site', organisationId, siteId })
      return { ok: true }
    })
  } catch (error) {
    return siteRefusal(error)
  }
}
