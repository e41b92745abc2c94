import { randomBytes } from 'node:crypto'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database, Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { violatedConstraint } from '../violatedConstraint'
import { proofText } from './listHosts'

interface HostClaim {
  readonly organisationId: string
  readonly siteId: string
  readonly host: string
  readonly actor: Actor
}

type ClaimHostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'hostTaken' | 'invalid' | 'tooMany'; readonly message: string }

/** Own domains of a site; the number of an organisation is a setting. */
const maxHosts = 20

/** Adds an unverified host inside a transaction and generates its proof token. It serves nothing until verified. */
export const insertClaim = async (tx: Transaction, { organisationId, siteId, host, actor }: HostClaim): Promise<void> => {
  await tx.hostName.createMany({
    data: [{ organisationId, siteId, host: host.toLowerCase(), proof: randomBytes(15).toString('base64url'), verifiedAt: null }],
  })
  await appendAudit(tx, {
    organisationId,
    siteId,
    actor,
    action: 'domain.claim',
    target: host,
    summary: `Added the domain ${host}, not verified yet`,
  })
}

/** Whether a host is verified for any site, so that no other can claim it. Runs in the platform scope, which sees all. */
export const isHostVerified = async (tx: Transaction, host: string): Promise<boolean> =>
  (await tx.hostName.count({ where: { host: host.toLowerCase(), verifiedAt: { not: null } } })) > 0

/**
 * Adds a domain to a site. It serves nothing until DNS proves ownership; until then any number of sites may claim it, so that a claim can't
 * block the owner.
 *
 * @param maxPerOrganisation own domains that an organisation may have, verified or not.
 */
export const claimHost = async (db: Database, claim: HostClaim, maxPerOrganisation: number): Promise<ClaimHostResult> => {
  const host = claim.host.toLowerCase()
  const taken: ClaimHostResult = { ok: false, reason: 'hostTaken', message: `${host} already belongs to a site.` }
  if (await db.platform.transaction((tx) => isHostVerified(tx, host))) return taken
  try {
    return await db.forOrganisation(claim.organisationId).transaction(async (tx) => {
      if ((await tx.hostName.count({ where: { siteId: claim.siteId } })) >= maxHosts)
        return { ok: false, reason: 'tooMany', message: `A site can have at most ${maxHosts} domains. Remove one first.` }
      // Locked, so that concurrent claims can't pass the limit together.
      await tx.$queryRaw`select 1 from host_names where organisation_id = ${claim.organisationId} order by host for update`
      if ((await tx.hostName.count({ where: { proof: { not: null } } })) >= maxPerOrganisation)
        return {
          ok: false,
          reason: 'tooMany',
          message: `Your account can have at most ${maxPerOrganisation} domains. Remove one you no longer use, or contact us.`,
        }
      await insertClaim(tx, { ...claim, host })
      return { ok: true }
    })
  } catch (error) {
    const violated = violatedConstraint(error)
    if (violated?.rule === 'unique') return { ...taken, message: `${host} is already one of this site’s domains.` }
    if (violated?.rule === 'check') return { ok: false, reason: 'invalid', message: 'This is not a domain. Write it like www.example.com.' }
    throw error
  }
}

interface HostCheck {
  readonly siteId: string
  readonly host: string
  /** TXT records found under the name; null if the DNS lookup failed. */
  readonly records: readonly string[] | null
  readonly actor: Actor
}

type HostCheckResult =
  | { readonly ok: true; readonly verified: boolean; readonly message: string }
  | { readonly ok: false; readonly reason: 'notFound' }

const reasonFor = (records: readonly string[] | null) => {
  if (records === null) return 'DNS did not answer. Try again in a minute.'
  if (records.length === 0) return 'The TXT record was not found yet. A new record can take up to a day to become visible.'
  return `The record contains “${records[0]?.slice(0, 80)}”, which does not match. Check that you copied the whole value.`
}

const storeHostCheck = (
  scope: Scope,
  { siteId, host, records, actor }: HostCheck,
  objection: string | null = null,
): Promise<HostCheckResult> =>
  scope.transaction(async (tx) => {
    const entry = await tx.hostName.findFirst({ where: { siteId, host } })
    if (!entry) return { ok: false, reason: 'notFound' }
    if (entry.verifiedAt) return { ok: true, verified: true, message: `${host} is verified.` }
    const found = entry.proof !== null && (records ?? []).includes(proofText(entry.proof))
    const verified = found && objection === null
    const message = verified ? null : (objection ?? reasonFor(records))
    const now = new Date()
    await tx.hostName.updateMany({ where: { siteId, host }, data: { checkedAt: now, message, ...(verified && { verifiedAt: now }) } })
    const { organisationId } = entry
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: verified ? 'domain.prove' : 'domain.check',
      target: host,
      summary: verified
        ? `Verified the domain ${host}`
        : `Tried to verify ${host} and ${objection ? 'was too late' : 'did not find the record'}`,
    })
    if (!verified) return { ok: true, verified, message: message ?? '' }
    await notifyChange(tx, { kind: 'site', organisationId, siteId })
    return { ok: true, verified, message: `${host} is verified and shows the site.` }
  })

/**
 * Stores the result of a DNS check: a host with a valid proof serves the site from now on and stays verified. The first site to verify a
 * host gets it.
 */
export const recordHostCheck = async (scope: Scope, check: HostCheck): Promise<HostCheckResult> => {
  try {
    return await storeHostCheck(scope, check)
  } catch (error) {
    if (violatedConstraint(error)?.rule !== 'unique') throw error
    return storeHostCheck(scope, check, `Another site has already verified ${check.host}. If it is yours, contact us.`)
  }
}

export interface HostChange {
  readonly siteId: string
  readonly host: string
  /** primary: the canonical address. redirects, serves: whether it redirects there or serves the site itself. */
  readonly change: 'primary' | 'redirects' | 'serves' | 'remove'
  readonly actor: Actor
}

export type ChangeHostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'notFound' | 'refused'; readonly message: string }

const texts = {
  primary: 'Made the main address of the site',
  redirects: 'Now redirects shoppers to the main address',
  serves: 'Now shows the site itself',
  remove: 'Removed from the site',
} as const

type Entry = NonNullable<Awaited<ReturnType<Transaction['hostName']['findFirst']>>>

const changeProblem = ({ primary, verifiedAt, host }: Entry, change: HostChange['change']): string | null => {
  if (change === 'primary' && !verifiedAt) return `${host} must be verified before it can be the main address.`
  if (change === 'remove' && primary) return 'Choose another main address first: a site needs one.'
  if (change === 'redirects' && primary) return 'The main address can’t redirect to itself. Choose another main address first.'
  return null
}

/** Changes a host of a site. A site always has exactly one primary host, and it is verified. */
export const changeHost = (scope: Scope, { siteId, host, change, actor }: HostChange): Promise<ChangeHostResult> =>
  scope.transaction(async (tx) => {
    const entry = await tx.hostName.findFirst({ where: { siteId, host } })
    if (!entry) return { ok: false, reason: 'notFound', message: 'The domain no longer exists.' }
    const message = changeProblem(entry, change)
    if (message) return { ok: false, reason: 'refused', message }
    if (change === 'remove') await tx.hostName.deleteMany({ where: { siteId, host } })
    else if (change === 'primary') {
      await tx.hostName.updateMany({ where: { siteId, primary: true }, data: { primary: false } })
      await tx.hostName.updateMany({ where: { siteId, host }, data: { primary: true, redirects: false } })
    } else await tx.hostName.updateMany({ where: { siteId, host }, data: { redirects: change === 'redirects' } })
    const { organisationId } = entry
    await appendAudit(tx, { organisationId, siteId, actor, action: `domain.${change}`, target: host, summary: `${host}: ${texts[change]}` })
    await notifyChange(tx, { kind: 'site', organisationId, siteId })
    return { ok: true }
  })
