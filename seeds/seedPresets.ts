import type { Database } from '@forecourt/data/createDatabase'
import { insertLayer } from '@forecourt/data/layers/insertLayer'
import { insertManufacturers } from '@forecourt/data/manufacturers/insertManufacturers'
import { manufacturerRows } from './manufacturerRows'
import type { Pictures } from './pictures'
import { presetLayers } from './presetLayers'

/** Key of the advisory lock of presets: a concurrent process waits and then finds them. */
const lockKey = 72_707_372

/** Seeds the presets of every installation if missing: makes, models, templates and manufacturer layers. Returns whether it did. */
export const seedPresets = async (db: Database, pictures: Pick<Pictures, 'drawn'>): Promise<boolean> => {
  const hasPresets = () => db.platform.transaction((tx) => tx.layer.count({ where: { kind: 'template' } })).then((count) => count > 0)
  if (await hasPresets()) return false
  const manufacturers = await manufacturerRows(pictures)
  return db.platform.transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(${lockKey})`
      if ((await tx.layer.count({ where: { kind: 'template' } })) > 0) return false
      await insertManufacturers(tx, manufacturers)
      for (const layer of presetLayers) await insertLayer(tx, layer)
      return true
    },
    { timeoutMs: 60_000 },
  )
}
