import type { VehicleStyle } from '../art/VehicleStyle'
import { americanStyles } from './americanStyles'
import { chineseStyles } from './chineseStyles'
import { europeanStyles } from './europeanStyles'
import { japaneseStyles } from './japaneseStyles'
import { koreanStyles } from './koreanStyles'
import type { ModelStyle } from './ModelStyle'
import { toyotaStyles } from './toyotaStyles'

const stylesByModel: Readonly<Record<string, ModelStyle>> = {
  ...toyotaStyles,
  ...japaneseStyles,
  ...koreanStyles,
  ...americanStyles,
  ...chineseStyles,
  ...europeanStyles,
}
const styleCache = new Map<string, VehicleStyle>()

/** The last model years of a model's earlier looks, oldest first. */
export const lastYears = (make: string, model: string): readonly number[] =>
  stylesByModel[`${make} ${model}`]?.before?.map(({ until }) => until) ?? []

/** Whether the look that ended with a model year has today's pictures. */
export const isDrawnAsToday = (make: string, model: string, lastYear: number): boolean =>
  stylesByModel[`${make} ${model}`]?.before?.some((earlier) => earlier.until === lastYear && earlier.isDrawnAsToday) ?? false

/** The style of a model in a model year; null if it has none (caravans, motorcycles). */
export const findStyle = (make: string, model: string, year: number): VehicleStyle | null => {
  const name = `${make} ${model}`
  const known = stylesByModel[name]
  if (!known) return null
  const { before = [], ...today } = known
  const earlier = before.find(({ until }) => year <= until)
  const id = earlier ? `${name} until ${earlier.until}` : name
  const found = styleCache.get(id)
  if (found) return found
  const { until: _until, isDrawnAsToday: _isDrawnAsToday, ...differences } = earlier ?? { until: 0 }
  const look: VehicleStyle = { id, ...today, ...differences }
  styleCache.set(id, look)
  return look
}
