import { modelPage } from '../../manufacturers/modelPage'
import type { PageLoader } from '../PageLoader'

/** A model with its facts, offers and some of its cars. */
export const model: PageLoader<'model'> = {
  load: (db, site, { modelId }, data, { now }) =>
    db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const model = data.range.find(({ id }) => id === modelId)
      const page = model && (await modelPage(tx, site, model, now))
      return page ? { page: 'model', site: data, model, ...page } : null
    }),
}
