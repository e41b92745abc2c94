import type { PageData } from '@forecourt/rules/pages/PageData'
import type { ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { Database } from '../createDatabase'
import { modelKind } from '../manufacturers/modelKind'
import { writtenModelPage } from '../manufacturers/modelPage'
import { rangeModel } from '../manufacturers/rangeModels'
import type { RenderedSite } from '../sites/RenderedSite'
import { loadSiteData } from './loadSiteData'

/** The page of a model as it would be with these words, stored or not, shown or not, with the site's cars and offers of its name (RTE-19). */
export const typedModelPage = async (
  db: Database,
  site: RenderedSite,
  typed: ModelValues,
  now: string,
): Promise<Extract<PageData, { page: 'model' }>> => {
  const siteData = await loadSiteData(db, site, now)
  const { manufacturerId, published: _, ...written } = typed
  const id = modelKind.idOf(typed, '')
  return db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const make = await tx.manufacturer.findUnique({ where: { slug: manufacturerId }, select: { name: true } })
    const accessories = await tx.accessory.count({ where: { modelId: id, published: true } })
    const model = rangeModel(
      { ...written, id, slug: toSlug(typed.name), accessories, manufacturerSlug: manufacturerId, manufacturerName: make?.name ?? '' },
      { config: site.config, stock: siteData.models, now },
    )
    return { page: 'model', site: siteData, model, ...(await writtenModelPage(tx, site, { model, facts: typed, now })) }
  })
}
