import { emptyGarage } from '@forecourt/rules/accounts/Garage'
import type { PageLoader } from '../PageLoader'

/** A shopper’s garage; an empty one without a shopper. */
export const garage: PageLoader<'garage'> = {
  load: async (_db, _site, _route, data, { own }) => ({ page: 'garage', site: data, garage: own?.garage ?? emptyGarage }),
}
