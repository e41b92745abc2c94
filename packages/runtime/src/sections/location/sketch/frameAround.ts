import { type Coordinates, onMap } from './mercator'
import type { TileFrame, TilePoint } from './TileFrame'

/** How near a place is shown: with the towns half an hour's drive around it. */
const nearest = 9

/** How far off: the whole country. */
const farthest = 3

/** Pixels that stay free beside places, so that their marks and names have room. */
const room = 36

const spanOf = (places: readonly Coordinates[], zoom: number) => {
  const points = places.map((place) => onMap(place, zoom))
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  return { width: right - left, height: bottom - top, middle: [(left + right) / 2, (top + bottom) / 2] as const }
}

/** The part of the map around places, as near as all of them have room. */
export const frameAround = (places: readonly Coordinates[], size: TilePoint): TileFrame => {
  const [width, height] = size
  const fits = (zoom: number) => {
    const span = spanOf(places, zoom)
    return span.width <= width - 2 * room && span.height <= height - 2 * room
  }
  let zoom = nearest
  while (zoom > farthest && !fits(zoom)) zoom -= 1
  const [x, y] = spanOf(places, zoom).middle
  return {
    zoom,
    size,
    at: (place) => {
      const [placeX, placeY] = onMap(place, zoom)
      return [placeX - x + width / 2, placeY - y + height / 2]
    },
  }
}
