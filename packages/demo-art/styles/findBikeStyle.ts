import type { BikeStyle } from '../art/BikeStyle'
import { bikeStyles } from './bikeStyles'

const styleCache = new Map<string, BikeStyle>()

/** The style of a motorcycle; null for other vehicles. */
export const findBikeStyle = (make: string, model: string): BikeStyle | null => {
  const id = `${make} ${model}`
  const known = bikeStyles[id]
  if (!known) return null
  const style = styleCache.get(id) ?? { id, ...known }
  styleCache.set(id, style)
  return style
}
