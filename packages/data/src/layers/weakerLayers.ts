import type { Layer } from '@forecourt/schema/layers/Layer'
import type { Transaction } from '../Transaction'
import { type LayeredSite, layersInUse } from './layersInUse'

export type { LayeredSite } from './layersInUse'

/** The layers that are weaker than a site's own, in the releases that the site uses, weakest first. */
export const weakerLayers = async (tx: Transaction, site: LayeredSite): Promise<Layer[]> => {
  const [inUse = []] = await layersInUse(tx, [site])
  return inUse.map(({ layer }) => layer)
}
