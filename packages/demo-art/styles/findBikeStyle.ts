import type { BikeStyle } from '../art/BikeStyle'
import { bikeStyles } from './bikeStyles'

const made = new Map<string, BikeStyle>()

/** How a motorcycle looks; null for what is none. */
export const findBikeStyle = (make: string, model: string): BikeStyle | null => {
  const id = `${make} ${model}`
  const known = bikeStyles[id]
  if (!known) return null
  const style = made.get(id) ?? { id, ...known }
  made.set(id, style)
  return style
}
