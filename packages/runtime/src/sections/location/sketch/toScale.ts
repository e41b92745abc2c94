import { type Coordinates, onMap } from './TileFrame'

/** Kilometres of a degree of latitude. */
const degree = 111.2
const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const
/** Pixels that the scale may take. */
const max = 110

/** Scale of a map at a place: a round number of kilometres and its length in pixels. */
export const toScale = (place: Coordinates, zoom: number): { readonly kilometres: number; readonly pixels: number } => {
  const [, top] = onMap({ ...place, latitude: place.latitude + 0.5 }, zoom)
  const [, bottom] = onMap({ ...place, latitude: place.latitude - 0.5 }, zoom)
  const perKilometre = (bottom - top) / degree
  const kilometres = lengths.findLast((length) => length * perKilometre <= max) ?? lengths[0]
  return { kilometres, pixels: Math.round(kilometres * perKilometre) }
}
