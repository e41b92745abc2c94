/** A part of a picture: shares of its width and height, from the top left. */
export interface PicturePart {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A point of a picture, as shares of its width and height. */
export type PicturePoint = readonly [x: number, y: number]

const smallest = 0.02

/** Kept within the picture, and no smaller than can be seen. */
export const withinPicture = ({ left, top, width, height }: PicturePart): PicturePart => {
  const [wide, high] = [Math.min(1, Math.max(smallest, width)), Math.min(1, Math.max(smallest, height))]
  return { left: Math.min(1 - wide, Math.max(0, left)), top: Math.min(1 - high, Math.max(0, top)), width: wide, height: high }
}

/** What is between two points, from wherever to wherever it is drawn. */
export const between = (from: PicturePoint, to: PicturePoint): PicturePart => {
  const held = (value: number) => Math.min(1, Math.max(0, value))
  const [x1, y1, x2, y2] = [held(from[0]), held(from[1]), held(to[0]), held(to[1])]
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
}

/** Whether something was drawn rather than pressed. */
export const isDrawn = ({ width, height }: PicturePart): boolean => width >= smallest && height >= smallest

/** A part that a pointer took hold of, and what becomes of it at another point. */
interface Grab {
  readonly index: number
  readonly drag: (to: PicturePoint) => PicturePart
}

/**
 * The part a pointer takes hold of: by a corner, which then follows it, or anywhere else within, which moves it; null where none is.
 *
 * @param radius how far from a corner still is at it
 */
export const grabbed = (parts: readonly PicturePart[], at: PicturePoint, radius: PicturePoint): Grab | null => {
  const near = (x: number, y: number) => Math.abs(x - at[0]) <= radius[0] && Math.abs(y - at[1]) <= radius[1]
  for (const [index, part] of [...parts.entries()].reverse()) {
    const { left, top, width, height } = part
    const [right, bottom] = [left + width, top + height]
    for (const [x, opposite] of [[left, right] as const, [right, left] as const])
      for (const [y, across] of [[top, bottom] as const, [bottom, top] as const])
        if (near(x, y)) return { index, drag: (to) => withinPicture(between([opposite, across], to)) }
    if (at[0] >= left && at[0] <= right && at[1] >= top && at[1] <= bottom)
      return { index, drag: (to) => withinPicture({ ...part, left: left + to[0] - at[0], top: top + to[1] - at[1] }) }
  }
  return null
}

/** Where a part of a picture is once the picture is turned by a quarter to the right. */
export const turnedPart = ({ left, top, width, height }: PicturePart): PicturePart => ({
  left: 1 - top - height,
  top: left,
  width: height,
  height: width,
})

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const step = 0.01

/** A part after an arrow key: moved, or with shift made wider, narrower, higher or lower; null for other keys. */
export const nudged = (part: PicturePart, key: string, isSizing: boolean): PicturePart | null => {
  const by = steps[key]
  if (!by) return null
  const [x, y] = [by[0] * step, by[1] * step]
  return withinPicture(
    isSizing ? { ...part, width: part.width + x, height: part.height + y } : { ...part, left: part.left + x, top: part.top + y },
  )
}
