import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { violatedRule } from '../violatedRule'
import { proofText } from './HostEntry'

export interface HostCheck {
  readonly siteId: string
  readonly host: string
  /** What the record's name says in DNS; null when DNS could not be asked. */
  readonly records: readonly string[] | null
  readonly actor: Actor
}

export type SettleHostResult =
  | { readonly ok: true; readonly proved: boolean; readonly message: string }
  | { readonly ok: false; readonly reason: 'notFound' }

const reasonFor = (records: readonly string[] | null) => {
  if (records === null) return 'DNS did not answer. Try again in a minute.'
  if (records.length === 0) return 'No such record yet. A new one can take up to an hour to be seen everywhere.'
  return `The record says “${records[0]?.slice(0, 80)}”, which is not the proof. Check that all of the text was copied.`
}

const settle = (scope: Scope, { siteId, host, records, actor }: HostCheck, objection: string | null = null): Promise<SettleHostResult> =>
  scope.transaction(async (tx) => {
    const entry = await tx.hostName.findFirst({ where: { siteId, host } })
    if (!entry) return { ok: false, reason: 'notFound' }
    if (entry.provedAt) return { ok: true, proved: true, message: `${host} is proved.` }
    const found = entry.proof !== null && (records ?? []).includes(proofText(entry.proof))
    const proved = found && objection === null
    const message = proved ? null : (objection ?? reasonFor(records))
    const now = new Date()
    await tx.hostName.updateMany({ where: { siteId, host }, data: { checkedAt: now, message, ...(proved && { provedAt: now }) } })
    const { organisationId } = entry
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: proved ? 'domain.prove' : 'domain.check',
      target: host,
      summary: proved
        ? `Proved the domain ${host}`
        : `Looked for the proof of ${host} and ${objection ? 'found it too late' : 'did not find it'}`,
    })
    if (!proved) return { ok: true, proved, message: message ?? '' }
    await notifyChange(tx, { kind: 'site', organisationId, siteId })
    return { ok: true, proved, message: `${host} is proved and serves the site.` }
  })

/**
 * Writes down what a look into DNS gave: a host whose proof is there serves the site from now on. What is proved stays proved; of several
 * sites that claim a host the first to prove it has it.
 */
export const settleHost = async (scope: Scope, check: HostCheck): Promise<SettleHostResult> => {
  try {
    return await settle(scope, check)
  } catch (error) {
    if (violatedRule(error)?.rule !== 'unique') throw error
    return settle(scope, check, `Another site has proved ${check.host} first. If it is yours, ask us.`)
  }
}
