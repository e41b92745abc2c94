import type { Layer } from '@forecourt/schema/layers/Layer'
import { layerKinds } from '@forecourt/schema/layers/Layer'
import type { Transaction } from '../Transaction'
import { toLayer } from './toLayer'

export interface LayeredSite {
  readonly organisationId: string
  readonly templateLayerId: string
  readonly manufacturerLayerId: string | null
}

/** Every layer beneath a site's own, weakest first. */
export const layersBelow = async (
  tx: Transaction,
  { organisationId, templateLayerId, manufacturerLayerId }: LayeredSite,
): Promise<Layer[]> => {
  const chosen = [templateLayerId, ...(manufacturerLayerId ? [manufacturerLayerId] : [])]
  const rows = await tx.layer.findMany({ where: { OR: [{ kind: 'platform' }, { id: { in: chosen } }, { organisationId }] } })
  return layerKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map(toLayer))
}
