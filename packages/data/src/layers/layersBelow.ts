import type { Layer } from '@forecourt/schema/layers/Layer'
import type { Transaction } from '../Transaction'
import { type LayeredSite, layersInUse } from './layersInUse'

export type { LayeredSite } from './layersInUse'

/** Every layer beneath a site's own as the site uses it, weakest first. */
export const layersBelow = async (tx: Transaction, site: LayeredSite): Promise<Layer[]> => {
  const [inUse = []] = await layersInUse(tx, [site])
  return inUse.map(({ layer }) => layer)
}
