/** An area of an image: fractions of its width and height, from the top left. */
export interface PictureArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A point of an image, as fractions of its width and height. */
export type PicturePoint = readonly [x: number, y: number]

const minSize = 0.02

/** Clamps an area to the image and to the minimum size. */
export const withinPicture = ({ left, top, width, height }: PictureArea): PictureArea => {
  const [wide, high] = [Math.min(1, Math.max(minSize, width)), Math.min(1, Math.max(minSize, height))]
  return { left: Math.min(1 - wide, Math.max(0, left)), top: Math.min(1 - high, Math.max(0, top)), width: wide, height: high }
}

/** The area between two points, in any direction. */
export const areaBetween = (from: PicturePoint, to: PicturePoint): PictureArea => {
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const [x1, y1, x2, y2] = [clamp(from[0]), clamp(from[1]), clamp(to[0]), clamp(to[1])]
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
}

/** Whether an area is large enough to be a drag instead of a click. */
export const isDrawn = ({ width, height }: PictureArea): boolean => width >= minSize && height >= minSize

/** A dragged area, and its shape for a pointer position. */
interface Grab {
  readonly index: number
  readonly drag: (to: PicturePoint) => PictureArea
}

/**
 * Hit test: the area at a point, resized by a corner or moved from within; null if there is none.
 *
 * @param radius hit radius of corners
 */
export const grabArea = (areas: readonly PictureArea[], at: PicturePoint, radius: PicturePoint): Grab | null => {
  const near = (x: number, y: number) => Math.abs(x - at[0]) <= radius[0] && Math.abs(y - at[1]) <= radius[1]
  for (const [index, area] of [...areas.entries()].reverse()) {
    const { left, top, width, height } = area
    const [right, bottom] = [left + width, top + height]
    for (const [x, opposite] of [[left, right] as const, [right, left] as const])
      for (const [y, across] of [[top, bottom] as const, [bottom, top] as const])
        if (near(x, y)) return { index, drag: (to) => withinPicture(areaBetween([opposite, across], to)) }
    if (at[0] >= left && at[0] <= right && at[1] >= top && at[1] <= bottom)
      return { index, drag: (to) => withinPicture({ ...area, left: left + to[0] - at[0], top: top + to[1] - at[1] }) }
  }
  return null
}

/** The area after a rotation of the image by 90° clockwise. */
export const rotatedArea = ({ left, top, width, height }: PictureArea): PictureArea => ({
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

/** The area after an arrow key: moved, or resized with shift; null for other keys. */
export const movedByKey = (area: PictureArea, key: string, isSizing: boolean): PictureArea | null => {
  const by = steps[key]
  if (!by) return null
  const [x, y] = [by[0] * step, by[1] * step]
  return withinPicture(
    isSizing ? { ...area, width: area.width + x, height: area.height + y } : { ...area, left: area.left + x, top: area.top + y },
  )
}
