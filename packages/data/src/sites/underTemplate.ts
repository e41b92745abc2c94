import type { Layer } from '@forecourt/schema/layers/Layer'
import type { Scope } from '../createDatabase'
import { layersBelow } from '../layers/layersBelow'

/** The layers beneath a site's own as they were with another template, weakest first; null where there is no such site or template. */
export const underTemplate = (scope: Scope, siteId: string, templateLayerId: string): Promise<readonly Layer[] | null> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId } })
    const template = await tx.layer.findFirst({ where: { id: templateLayerId, kind: 'template' }, select: { id: true } })
    return site && template ? layersBelow(tx, { ...site, siteId, templateLayerId }) : null
  })
