import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { storedValues } from '../layers/storedValues'
import type { Transaction } from '../Transaction'

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

/** Adds a site with its hosts and a draft, inside a transaction; breaking a rule of the database ends that. */
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
  await tx.hostName.createMany({
    data: hosts.map((host, index) => ({ host: host.toLowerCase(), organisationId, siteId, primary: index === 0 })),
  })
  await tx.siteDealership.createMany({ data: dealershipIds.map((dealershipId) => ({ organisationId, siteId, dealershipId })) })
  await tx.draft.createMany({ data: [{ organisationId, siteId, schemaVersion, values: storedValues(values), updatedBy: actor.name }] })
  await appendAudit(tx, { organisationId, siteId, actor, action: 'site.create', target: siteId, summary: `Made the site ${name}` })
}
