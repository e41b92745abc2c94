import { randomUUID } from 'node:crypto'
import { schemaVersion } from '@forecourt/schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { storedValues } from '../layers/storedValues'
import { unstorable } from '../layers/unstorable'
import { violatedRule } from '../violatedRule'

export interface NewSite {
  readonly organisationId: string
  readonly slug: string
  readonly name: string
  readonly templateLayerId: string
  readonly manufacturerLayerId?: string | null
  /** The first is the primary one. */
  readonly hosts: readonly string[]
  /** Whose stock it shows; none means the whole organisation's. */
  readonly dealershipIds?: readonly string[]
  readonly values?: ConfigValues
  readonly actor: Actor
  /** Made up unless given. */
  readonly siteId?: string
}

export type CreateSiteResult =
  | { readonly ok: true; readonly siteId: string }
  | { readonly ok: false; readonly reason: 'slugTaken' | 'hostTaken' | 'invalid' | 'notFound'; readonly message: string }

const refusal = (error: unknown): CreateSiteResult => {
  const violated = violatedRule(error)
  switch (violated?.rule) {
    case 'reference':
    case 'wall':
      return { ok: false, reason: 'notFound', message: 'The organisation, dealership, template or manufacturer does not exist.' }
    case 'check':
      return { ok: false, reason: 'invalid', message: 'Short names and hosts are made of small letters, digits and hyphens.' }
    case 'unique':
      return violated.text.includes('host')
        ? { ok: false, reason: 'hostTaken', message: 'Another site answers to that host already.' }
        : { ok: false, reason: 'slugTaken', message: 'Another site has that short name already.' }
    default:
      throw error
  }
}

/** Makes a site with its hosts and an empty draft, or one with the given values. It is not live until it is published. */
export const createSite = async (
  scope: Scope,
  {
    organisationId,
    slug,
    name,
    templateLayerId,
    manufacturerLayerId,
    hosts,
    dealershipIds = [],
    values = {},
    actor,
    siteId = randomUUID(),
  }: NewSite,
): Promise<CreateSiteResult> => {
  const obstacle = unstorable(values)
  if (obstacle) return { ok: false, reason: 'invalid', message: obstacle.message }
  try {
    await scope.transaction(async (tx) => {
      await tx.site.createMany({ data: [{ organisationId, id: siteId, slug, name, templateLayerId, manufacturerLayerId }] })
      await tx.hostName.createMany({
        data: hosts.map((host, index) => ({ host: host.toLowerCase(), organisationId, siteId, primary: index === 0 })),
      })
      await tx.siteDealership.createMany({ data: dealershipIds.map((dealershipId) => ({ organisationId, siteId, dealershipId })) })
      await tx.draft.createMany({ data: [{ organisationId, siteId, schemaVersion, values: storedValues(values), updatedBy: actor.name }] })
      await appendAudit(tx, { organisationId, siteId, actor, action: 'site.create', target: siteId, summary: `Made the site ${name}` })
    })
    return { ok: true, siteId }
  } catch (error) {
    return refusal(error)
  }
}
