import type { VehicleStyle } from '../art/VehicleStyle'
import { americanStyles } from './americanStyles'
import { chineseStyles } from './chineseStyles'
import { europeanStyles } from './europeanStyles'
import { japaneseStyles } from './japaneseStyles'
import { koreanStyles } from './koreanStyles'
import type { ModelStyle } from './ModelStyle'
import { toyotaStyles } from './toyotaStyles'

const looks: Readonly<Record<string, ModelStyle>> = {
  ...toyotaStyles,
  ...japaneseStyles,
  ...koreanStyles,
  ...americanStyles,
  ...chineseStyles,
  ...europeanStyles,
}
const made = new Map<string, VehicleStyle>()

/** The last model years of a model's earlier looks, oldest first. */
export const lastYears = (make: string, model: string): readonly number[] =>
  looks[`${make} ${model}`]?.before?.map(({ until }) => until) ?? []

/** How a model of a year looks; null for what has no look of its own (caravans, motorcycles). */
export const findStyle = (make: string, model: string, year: number): VehicleStyle | null => {
  const name = `${make} ${model}`
  const known = looks[name]
  if (!known) return null
  const { before = [], ...today } = known
  const earlier = before.find(({ until }) => year <= until)
  const id = earlier ? `${name} until ${earlier.until}` : name
  const found = made.get(id)
  if (found) return found
  const { until: _until, ...differs } = earlier ?? { until: 0 }
  const look: VehicleStyle = { id, ...today, ...differs }
  made.set(id, look)
  return look
}
