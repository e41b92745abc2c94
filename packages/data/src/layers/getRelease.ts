import type { Layer } from '@forecourt/schema/layers/Layer'
import type { Scope } from '../createDatabase'
import { toLayer } from './toLayer'

/** A layer as it was released at a revision; null when there was no such release. */
export const getRelease = (scope: Scope, layerId: string, revision: number): Promise<Layer | null> =>
  scope.transaction(async (tx) => {
    const release = await tx.layerRelease.findFirst({
      where: { layerId, revision },
      include: { layer: { select: { kind: true, name: true } } },
    })
    return release && toLayer({ ...release, ...release.layer })
  })
