import { int16, padded } from './sfntBytes'

/** A step of an outline from the point before, or from the origin, in font units. */
export interface GlyphPoint {
  readonly dx: number
  readonly dy: number
  readonly onCurve: boolean
}

interface More {
  /** Of four numbers; worked out from the points unless given. */
  readonly box?: Buffer | undefined
  readonly overlaps?: boolean
  readonly instructions?: Buffer
}

const boxOf = (points: readonly GlyphPoint[]): Buffer => {
  let [x, y] = [0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const { dx, dy } of points) {
    x += dx
    y += dy
    xs.push(x)
    ys.push(y)
  }
  return int16(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
}

/** One outline of the table `glyf`, from the number of points of each contour and the points. */
export const simpleGlyph = (
  counts: readonly number[],
  points: readonly GlyphPoint[],
  { box, overlaps = false, instructions = Buffer.alloc(0) }: More = {},
): Buffer => {
  let end = -1
  const ends = counts.map((count) => {
    end += count
    return end
  })
  return padded(
    Buffer.concat([
      int16(counts.length),
      box ?? boxOf(points),
      int16(...ends, instructions.length),
      instructions,
      // Every step in two bytes: larger than it need be, and simple.
      Buffer.from(points.map(({ onCurve }, index) => (onCurve ? 1 : 0) | (index === 0 && overlaps ? 0x40 : 0))),
      int16(...points.map(({ dx }) => dx)),
      int16(...points.map(({ dy }) => dy)),
    ]),
  )
}
