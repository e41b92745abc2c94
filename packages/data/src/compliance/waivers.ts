import { rulesById } from '@forecourt/rules/compliance/complianceRules'
import { quotedPhrase } from '@forecourt/rules/compliance/findingText'
import type { ComplianceFinding } from '@forecourt/rules/compliance/judge'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { ComplianceWaiver as Row } from '../generated/client'
import type { Transaction } from '../Transaction'

/** A finding that a user accepted until a day. */
export interface Waiver extends ComplianceFinding {
  readonly id: string
  readonly reason: string
  /** The last day, `YYYY-MM-DD`. */
  readonly endsOn: string
  readonly author: string
  readonly createdAt: string
  /** False after its last day, or once it was ended. */
  readonly applies: boolean
}

interface WaiverQuery {
  readonly siteId: string
  /** ISO in UTC. */
  readonly now: string
}

const toWaiver = ({ id, rule, phrase, reason, endsOn, endsAt, authorName, createdAt, endedAt }: Row, now: string): Waiver => ({
  ...{ id, rule, phrase, reason, author: authorName },
  endsOn: endsOn.toISOString().slice(0, 10),
  createdAt: createdAt.toISOString(),
  applies: endedAt === null && endsAt.toISOString() > now,
})

const maxListed = 500

/** Waivers of a site, latest first, with those that no longer apply. */
export const listWaivers = (scope: Scope, { siteId, now }: WaiverQuery): Promise<Waiver[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.complianceWaiver.findMany({
      where: { siteId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: maxListed,
    })
    return rows.map((row) => toWaiver(row, now))
  })

/** Condition: a waiver applies at a time, ISO in UTC. */
export const appliesAt = (now: string) => ({ endedAt: null, endsAt: { gt: new Date(now) } }) as const

/** Findings with a waiver that applies now. */
export const waivedFindings = (scope: Scope, { siteId, now }: WaiverQuery): Promise<ComplianceFinding[]> =>
  scope.transaction((tx) =>
    tx.complianceWaiver.findMany({
      where: { siteId, ...appliesAt(now) },
      select: { rule: true, phrase: true },
    }),
  )

export interface NewWaiver extends ComplianceFinding, WaiverQuery {
  readonly reason: string
  /** The last day, `YYYY-MM-DD`. */
  readonly endsOn: string
  /** The end of that day in the site's time zone, ISO in UTC. */
  readonly endsAt: string
  readonly actor: Actor
}

const endWaivers = (tx: Transaction, { siteId, rule, phrase, now }: WaiverQuery & ComplianceFinding) =>
  tx.complianceWaiver.updateMany({ where: { siteId, rule, phrase, endedAt: null }, data: { endedAt: new Date(now) } })

const findingName = ({ rule, phrase }: ComplianceFinding) =>
  `“${rulesById.get(rule)?.title ?? rule}”${phrase === '' ? '' : ` for ${quotedPhrase(phrase)}`}`

/** Accepts a finding until a day; replaces an earlier waiver of it. Null if there is no such site. */
export const waiveFinding = (scope: Scope, waiver: NewWaiver): Promise<Waiver | null> =>
  scope.transaction(async (tx) => {
    const { siteId, rule, phrase, reason, endsOn, endsAt, actor, now } = waiver
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true } })
    if (!site) return null
    const { organisationId } = site
    await endWaivers(tx, waiver)
    const row = await tx.complianceWaiver.create({
      data: {
        ...{ organisationId, siteId, rule, phrase, reason, authorId: actor.userId, authorName: actor.name },
        ...{ endsOn: new Date(endsOn), endsAt: new Date(endsAt), createdAt: new Date(now) },
      },
    })
    const summary = `Accepted the finding ${findingName(waiver)} until ${endsOn}: ${reason}`
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'compliance.waive', target: siteId, summary },
      detail: { waiverId: row.id, rule, phrase, reason, endsOn },
    })
    return toWaiver(row, now)
  })

/** Ends a waiver before its last day. Null if the site has no such waiver. */
export const endWaiver = (
  scope: Scope,
  { siteId, id, actor, now }: WaiverQuery & { readonly id: string; readonly actor: Actor },
): Promise<Waiver | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.complianceWaiver.findFirst({ where: { siteId, id } })
    if (!row) return null
    if (row.endedAt !== null) return toWaiver(row, now)
    const { organisationId, rule, phrase } = row
    const ended = await tx.complianceWaiver.update({
      where: { organisationId_id: { organisationId, id } },
      data: { endedAt: new Date(now) },
    })
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'compliance.endWaiver', target: siteId },
      summary: `No longer accepts the finding ${findingName(row)}`,
      detail: { waiverId: id, rule, phrase },
    })
    return toWaiver(ended, now)
  })

interface PublishedAnyway {
  readonly siteId: string
  readonly findings: readonly ComplianceFinding[]
  readonly reason: string
  /** Whether the publication is scheduled for later. */
  readonly isScheduled?: boolean
  readonly actor: Actor
}

/** Records that a user published or scheduled texts with warnings of the compliance rules, and why. They are still reported. */
export const recordPublishedAnyway = (
  scope: Scope,
  { siteId, findings, reason, isScheduled = false, actor }: PublishedAnyway,
): Promise<void> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true } })
    if (!site || findings.length === 0) return
    const summary = `${isScheduled ? 'Scheduled a publication' : 'Published'} with the finding ${findings.map(findingName).join(', ')}: ${reason}`
    await appendAudit(tx, {
      ...{ organisationId: site.organisationId, siteId, actor, action: 'compliance.waive', target: siteId, summary },
      detail: { reason, findings: findings.map(({ rule, phrase }) => ({ rule, phrase })) },
    })
  })
