import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { lockDraft } from './lockDraft'
import type { SiteStatus } from './selectSites'

export interface StatusChange {
  readonly siteId: string
  readonly change: 'pause' | 'resume' | 'archive' | 'unarchive'
  readonly actor: Actor
}

export type StatusResult =
  | { readonly ok: true; readonly status: SiteStatus }
  | { readonly ok: false; readonly reason: 'notFound' | 'refused'; readonly message: string }

const changes: {
  readonly [Change in StatusChange['change']]: {
    readonly from: readonly SiteStatus[]
    readonly refusal: string
    readonly summary: (name: string) => string
  }
} = {
  pause: { from: ['live'], refusal: 'Only a live site can be closed temporarily.', summary: (name) => `Closed ${name} temporarily` },
  resume: { from: ['paused'], refusal: 'The site is not closed.', summary: (name) => `Reopened ${name}` },
  archive: { from: ['draft', 'live', 'paused'], refusal: 'The site is already archived.', summary: (name) => `Archived ${name}` },
  unarchive: { from: ['archived'], refusal: 'The site is not archived.', summary: (name) => `Restored ${name} from the archive` },
}

/**
 * Changes a site's status. A paused site answers with a notice page. An archived one answers with 404, as an unknown host does, and is
 * read-only; restoring it leaves it paused or in draft, so that nothing outdated goes live by mistake.
 */
export const changeSiteStatus = (scope: Scope, { siteId, change, actor }: StatusChange): Promise<StatusResult> =>
  scope.transaction(async (tx) => {
    const site = await lockDraft(tx, siteId)
    if (!site) return { ok: false, reason: 'notFound', message: 'There is no such site.' }
    const { from, refusal, summary } = changes[change]
    if (!from.some((status) => status === site.status)) return { ok: false, reason: 'refused', message: refusal }
    const back = site.liveVersion === null ? 'draft' : 'paused'
    const status = ({ pause: 'paused', resume: 'live', archive: 'archived', unarchive: back } as const)[change]
    const { organisationId, name } = site
    await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { status, deleteAt: null } })
    if (change === 'archive')
      await tx.scheduledPublication.updateMany({
        where: { siteId, status: 'waiting' },
        data: { status: 'cancelled', settledAt: new Date(), message: 'The site was archived.' },
      })
    if (change === 'archive')
      await tx.publishRequest.updateMany({ where: { siteId, status: 'waiting' }, data: { status: 'withdrawn', settledAt: new Date() } })
    await appendAudit(tx, { organisationId, siteId, actor, action: `site.${change}`, target: siteId, summary: summary(name) })
    await notifyChange(tx, { kind: 'site', organisationId, siteId })
    return { ok: true, status }
  })
