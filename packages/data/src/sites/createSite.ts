import { randomUUID } from 'node:crypto'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { storedValues } from '../layers/insertLayer'
import { usesLayer } from '../layers/listLayers'
import { unstorable } from '../layers/saveLayerDraft'
import type { Transaction } from '../Transaction'
import { violatedConstraint } from '../violatedConstraint'

/**
 * Pins a new site's layers to the newest release that wasn't withdrawn. A release is withdrawn if all its roll-outs were undone. Without a
 * pin, a site uses the newest release.
 */
const pinStartingReleases = async (tx: Transaction, siteId: string): Promise<void> => {
  await tx.$executeRaw`
    insert into layer_pins (organisation_id, site_id, layer_id, revision)
    select site.organisation_id, site.id, layer.id, start.revision
    from sites site
    join layers layer on ${usesLayer}
    cross join lateral (
      select max(release.revision) as revision from layer_releases release
      where release.layer_id = layer.id and coalesce((
        select bool_or(rollout.undone_at is null) from rollouts rollout
        where rollout.layer_id = release.layer_id and rollout.revision = release.revision), true)
    ) start
    where site.id = ${siteId} and start.revision < layer.revision
    on conflict do nothing`
}

export interface SiteRefusal {
  readonly ok: false
  readonly reason: 'slugTaken' | 'hostTaken' | 'invalid' | 'notFound'
  readonly message: string
}

/** Converts a constraint violation to a refusal with a message; rethrows other errors. */
export const siteRefusal = (error: unknown): SiteRefusal => {
  const violated = violatedConstraint(error)
  switch (violated?.rule) {
    case 'reference':
    case 'wall':
      return { ok: false, reason: 'notFound', message: 'The organisation, dealership, template or manufacturer does not exist.' }
    case 'check':
      return { ok: false, reason: 'invalid', message: 'Short names and host names can only have lower-case letters, digits and hyphens.' }
    case 'unique':
      return violated.text.includes('host')
        ? { ok: false, reason: 'hostTaken', message: 'Another site already has this host name.' }
        : { ok: false, reason: 'slugTaken', message: 'Another site already has this short name.' }
    default:
      throw error
  }
}

interface NewSite {
  readonly organisationId: string
  readonly slug: string
  readonly name: string
  readonly templateLayerId: string
  readonly manufacturerLayerId?: string | null
  /** The first is the primary one. */
  readonly hosts: readonly string[]
  /** Dealerships whose stock the site shows; empty for the whole organisation. */
  readonly dealershipIds?: readonly string[]
  readonly values?: ConfigValues
  readonly actor: Actor
  /** Default: a new id. */
  readonly siteId?: string
}

/** Adds a site with its hosts and a draft inside a transaction; a constraint violation aborts it. */
export const insertSite = async (
  tx: Transaction,
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
    siteId,
  }: NewSite & { readonly siteId: string },
): Promise<void> => {
  await tx.site.createMany({ data: [{ organisationId, id: siteId, slug, name, templateLayerId, manufacturerLayerId }] })
  await pinStartingReleases(tx, siteId)
  await tx.hostName.createMany({
    data: hosts.map((host, index) => ({ host: host.toLowerCase(), organisationId, siteId, primary: index === 0 })),
  })
  await tx.siteDealership.createMany({ data: dealershipIds.map((dealershipId) => ({ organisationId, siteId, dealershipId })) })
  await tx.draft.createMany({ data: [{ organisationId, siteId, schemaVersion, values: storedValues(values), updatedBy: actor.name }] })
  await appendAudit(tx, { organisationId, siteId, actor, action: 'site.create', target: siteId, summary: `Created the site ${name}` })
}

export type CreateSiteResult = { readonly ok: true; readonly siteId: string } | SiteRefusal

/** Creates a site with its hosts and a draft, empty or with the given values. It isn't live until published. */
export const createSite = async (scope: Scope, { siteId = randomUUID(), ...site }: NewSite): Promise<CreateSiteResult> => {
  const obstacle = unstorable(site.values ?? {})
  if (obstacle) return { ok: false, reason: 'invalid', message: obstacle.message }
  try {
    await scope.transaction((tx) => insertSite(tx, { ...site, siteId }))
    return { ok: true, siteId }
  } catch (error) {
    return siteRefusal(error)
  }
}
