import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'

export interface HostChange {
  readonly siteId: string
  readonly host: string
  /** primary: the address shoppers see. redirects, serves: whether it sends shoppers there or shows the site itself. */
  readonly change: 'primary' | 'redirects' | 'serves' | 'remove'
  readonly actor: Actor
}

export type ChangeHostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'notFound' | 'refused'; readonly message: string }

const words = {
  primary: 'Made the main address of the site',
  redirects: 'Leads shoppers to the main address now',
  serves: 'Shows the site itself now',
  remove: 'Removed from the site',
} as const

type Entry = NonNullable<Awaited<ReturnType<Transaction['hostName']['findFirst']>>>

const objection = ({ primary, provedAt, host }: Entry, change: HostChange['change']): string | null => {
  if (change === 'primary' && !provedAt) return `${host} must be proved before it can be the main address.`
  if (change === 'remove' && primary) return 'Choose another main address first: a site needs one.'
  if (change === 'redirects' && primary) return 'The main address can’t lead to itself. Choose another main address first.'
  return null
}

/** Changes what a host of a site does. A site always has one main address, and it is proved. */
export const changeHost = (scope: Scope, { siteId, host, change, actor }: HostChange): Promise<ChangeHostResult> =>
  scope.transaction(async (tx) => {
    const entry = await tx.hostName.findFirst({ where: { siteId, host } })
    if (!entry) return { ok: false, reason: 'notFound', message: 'The domain is gone.' }
    const message = objection(entry, change)
    if (message) return { ok: false, reason: 'refused', message }
    if (change === 'remove') await tx.hostName.deleteMany({ where: { siteId, host } })
    else if (change === 'primary') {
      await tx.hostName.updateMany({ where: { siteId, primary: true }, data: { primary: false } })
      await tx.hostName.updateMany({ where: { siteId, host }, data: { primary: true, redirects: false } })
    } else await tx.hostName.updateMany({ where: { siteId, host }, data: { redirects: change === 'redirects' } })
    const { organisationId } = entry
    await appendAudit(tx, { organisationId, siteId, actor, action: `domain.${change}`, target: host, summary: `${host}: ${words[change]}` })
    await notifyChange(tx, { kind: 'site', organisationId, siteId })
    return { ok: true }
  })
