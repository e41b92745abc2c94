import type { VehicleLook } from '../../art/VehicleLook'
import { japaneseLooks } from './japaneseLooks'
import type { ModelLook } from './ModelLook'
import { otherLooks } from './otherLooks'

const looks: Readonly<Record<string, ModelLook>> = { ...japaneseLooks, ...otherLooks }
const made = new Map<string, VehicleLook>()

/** How a model of a year looks; null for what has no look of its own (caravans, motorcycles, cab chassis). */
export const lookOf = (make: string, model: string, year: number): VehicleLook | null => {
  const name = `${make} ${model}`
  const known = looks[name]
  if (!known) return null
  const { before, ...today } = known
  const isBefore = before !== undefined && year <= before.until
  const id = `${name}${isBefore ? ' before' : ''}`
  const found = made.get(id)
  if (found) return found
  const { until: _until, ...earlier } = before ?? { until: 0 }
  const look: VehicleLook = { id, ...today, ...(isBefore && earlier) }
  made.set(id, look)
  return look
}
