import { onMap } from './mercator'
import { sketchTowns, type Town } from './towns'

/** What a name takes up beside its dot, in pixels: as wide as its letters, or a little more. */
export const letterWidth = 7.2
const dotWidth = 8
const height = 17

const boxOf = (town: Town, zoom: number) => {
  const [x, y] = onMap(town, zoom)
  return { left: x - dotWidth, right: x + dotWidth + town.name.length * letterWidth, top: y - height / 2, bottom: y + height / 2 }
}

type Box = ReturnType<typeof boxOf>

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const chosen = new Map<number, readonly Town[]>()

/** The towns with room for their names at a zoom: the larger first. Chosen for the whole map, so that a name goes on in the next square. */
export const namedTowns = (zoom: number): readonly Town[] => {
  const known = chosen.get(zoom)
  if (known) return known
  const boxes: Box[] = []
  const named = sketchTowns.filter((town) => {
    if (town.from > zoom) return false
    const box = boxOf(town, zoom)
    if (boxes.some((other) => overlap(box, other))) return false
    boxes.push(box)
    return true
  })
  chosen.set(zoom, named)
  return named
}
