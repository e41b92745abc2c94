import type { SiteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { type Layer, layerKinds } from '@forecourt/schema/layers/Layer'

/** The layers of a site around one of them. */
export interface SiteStack {
  /** The weaker ones. */
  readonly below: readonly Layer[]
  /** The stronger ones; the site's own is the last. */
  readonly above: readonly Layer[]
}

const rank = ({ kind }: Pick<Layer, 'kind'>) => layerKinds.indexOf(kind)

/** The layers of a site around one of a kind, which it need not have: any site can be looked at as if it used the layer. */
export const siteStack = ({ site, layers, draft }: SiteForEditing, edited: Pick<Layer, 'kind'>): SiteStack => {
  const all = [...layers, siteLayer(site.name, draft.values)]
  return { below: all.filter((layer) => rank(layer) < rank(edited)), above: all.filter((layer) => rank(layer) > rank(edited)) }
}
