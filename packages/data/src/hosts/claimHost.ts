import { randomBytes } from 'node:crypto'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { violatedRule } from '../violatedRule'

export interface HostClaim {
  readonly organisationId: string
  readonly siteId: string
  readonly host: string
  readonly actor: Actor
}

export type ClaimHostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'hostTaken' | 'invalid' | 'tooMany'; readonly message: string }

const mostHosts = 20

/** Adds a host that serves nothing until it is proved, inside a transaction; the text of its proof is made up here. */
export const insertClaim = async (tx: Transaction, { organisationId, siteId, host, actor }: HostClaim): Promise<void> => {
  await tx.hostName.createMany({
    data: [{ organisationId, siteId, host: host.toLowerCase(), proof: randomBytes(15).toString('base64url'), provedAt: null }],
  })
  await appendAudit(tx, {
    organisationId,
    siteId,
    actor,
    action: 'domain.claim',
    target: host,
    summary: `Added the domain ${host}, to be proved`,
  })
}

/** Whether a site answers to a host: its owner proved it, and nobody else can claim it. Asked as the platform, which sees them all. */
export const isHostProved = async (tx: Transaction, host: string): Promise<boolean> =>
  (await tx.hostName.count({ where: { host: host.toLowerCase(), provedAt: { not: null } } })) > 0

/**
 * Adds a domain to a site. It serves nothing before somebody who can change its DNS has proved that it is theirs; until then any number
 * of sites may claim it, so that nobody keeps its owner from it.
 */
export const claimHost = async (db: Database, claim: HostClaim): Promise<ClaimHostResult> => {
  const host = claim.host.toLowerCase()
  const taken: ClaimHostResult = { ok: false, reason: 'hostTaken', message: `${host} belongs to a site already.` }
  if (await db.platform.transaction((tx) => isHostProved(tx, host))) return taken
  try {
    return await db.forOrganisation(claim.organisationId).transaction(async (tx) => {
      if ((await tx.hostName.count({ where: { siteId: claim.siteId } })) >= mostHosts)
        return { ok: false, reason: 'tooMany', message: `A site has at most ${mostHosts} domains. Remove one first.` }
      await insertClaim(tx, { ...claim, host })
      return { ok: true }
    })
  } catch (error) {
    const violated = violatedRule(error)
    if (violated?.rule === 'unique') return { ...taken, message: `${host} is among this site’s domains already.` }
    if (violated?.rule === 'check') return { ok: false, reason: 'invalid', message: 'That is no domain. Write it like www.dealer.com.au.' }
    throw error
  }
}
