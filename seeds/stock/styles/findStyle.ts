import type { VehicleStyle } from '../../art/VehicleStyle'
import { japaneseStyles } from './japaneseStyles'
import type { ModelStyle } from './ModelStyle'
import { otherStyles } from './otherStyles'

const looks: Readonly<Record<string, ModelStyle>> = { ...japaneseStyles, ...otherStyles }
const made = new Map<string, VehicleStyle>()

/** How a model of a year looks; null for what has no look of its own (caravans, motorcycles, cab chassis). */
export const findStyle = (make: string, model: string, year: number): VehicleStyle | null => {
  const name = `${make} ${model}`
  const known = looks[name]
  if (!known) return null
  const { before, ...today } = known
  const isBefore = before !== undefined && year <= before.until
  const id = `${name}${isBefore ? ' before' : ''}`
  const found = made.get(id)
  if (found) return found
  const { until: _until, ...earlier } = before ?? { until: 0 }
  const look: VehicleStyle = { id, ...today, ...(isBefore && earlier) }
  made.set(id, look)
  return look
}
