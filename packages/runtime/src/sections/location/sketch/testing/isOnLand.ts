import { coasts } from '../coasts'
import type { Coordinates } from '../TileFrame'

/** Whether a place is inside a coast polygon (ray casting to the west). */
export const isOnLand = ({ longitude, latitude }: Coordinates) =>
  coasts.some(
    (coast) =>
      coast.filter((to, index) => {
        const from = coast.at(index - 1) ?? to
        if (from.latitude > latitude === to.latitude > latitude) return false
        const share = (latitude - from.latitude) / (to.latitude - from.latitude)
        return longitude > from.longitude + share * (to.longitude - from.longitude)
      }).length %
        2 ===
      1,
  )
