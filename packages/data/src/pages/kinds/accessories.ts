import { modelAccessories } from '../../manufacturers/modelPage'
import type { PageLoader } from '../PageLoader'

/** The accessories of a model, or the models with accessories. */
export const accessories: PageLoader<'accessories'> = {
  load: async (db, site, { modelId }, data) => {
    const model = data.range.find(({ id }) => id === modelId) ?? null
    if (model === null) return modelId === null ? { page: 'accessories', site: data, model, accessories: [] } : null
    const accessories = await db.forOrganisation(site.organisationId).transaction((tx) => modelAccessories(tx, model))
    return { page: 'accessories', site: data, model, accessories }
  },
}
