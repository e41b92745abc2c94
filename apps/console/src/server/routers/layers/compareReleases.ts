import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'
import { layerAt } from '../../layers/layerAt'
import { layerId, layerState, releaseNumber } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Locks that came and went, in words. */
const lockChanges = (before: Layer, after: Layer) => {
  const words = (verb: string, pointers: readonly string[], layer: Layer) =>
    pointers.map((pointer) => {
      const place = settingAt(pointer, layer.values)
      const where = place?.where ?? pointer
      return { pointer, where, group: place?.group ?? '', sentence: `${where}: ${verb}` }
    })
  const missingIn = (other: Layer) => (pointer: string) => !other.locks.includes(pointer)
  return [
    ...words('locked', after.locks.filter(missingIn(before)), after),
    ...words('unlocked', before.locks.filter(missingIn(after)), before),
  ]
}

/** What differs between two releases of a layer, or a release and the draft, in words. */
export const compareReleases = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, from: releaseNumber, to: layerState }))
  .query(async ({ ctx, input: { layerId: id, from, to } }) => {
    const [before, after] = await Promise.all([layerAt(ctx.db.platform, id, from), layerAt(ctx.db.platform, id, to)])
    const changes = describeChanges(resolveConfig([before]).config, resolveConfig([after]).config)
    return { changes: [...changes, ...lockChanges(before, after)] }
  })
