import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { Database } from '../createDatabase'
import type { Owner } from '../edited-records/EditedKind'
import { modelKind } from '../manufacturers/modelKind'
import { buildModelPage } from '../manufacturers/modelPage'
import { rangeModel } from '../manufacturers/rangeModels'
import type { RenderedSite } from '../sites/RenderedSite'
import { loadSiteData } from './loadSiteData'

interface ModelToSave {
  readonly entered: ModelValues
  /** The owner of the model. */
  readonly organisationId: Owner
  /** ISO in UTC. */
  readonly now: string
}

/** The page of a model with the given values, stored or not, published or not, with the site's cars and offers (RTE-19). */
export const modelPageToSave = async (
  db: Database,
  site: RenderedSite,
  { entered, organisationId, now }: ModelToSave,
): Promise<Extract<PageData, { page: 'model' }>> => {
  const siteData = await loadSiteData(db, site, now)
  const { manufacturerId, makeName, published: _, ...facts } = entered
  const id = modelKind.idOf(entered, '', organisationId)
  const manufacturerSlug = manufacturerId ?? toSlug(makeName ?? '')
  return db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const make = await tx.manufacturer.findUnique({ where: { slug: manufacturerSlug }, select: { name: true } })
    const model = rangeModel(
      { ...facts, id, slug: toSlug(entered.name), accessories: 0, manufacturerSlug, manufacturerName: make?.name ?? makeName ?? '' },
      { config: site.config, stock: siteData.models, now },
    )
    const page = await buildModelPage(tx, site, { model, facts: entered, now })
    return { page: 'model', site: siteData, model: { ...model, accessories: page.accessories.length }, ...page }
  })
}
