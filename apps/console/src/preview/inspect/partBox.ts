export interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** The box of an element on screen, or of its contents if it has no box of its own. Null if it isn't rendered. */
export const partBox = (part: Element): Box | null => {
  const own = part.getBoundingClientRect()
  if (own.width > 0 && own.height > 0) return { top: own.top, left: own.left, width: own.width, height: own.height }
  const inner = [...part.children].flatMap((child) => partBox(child) ?? [])
  if (inner.length === 0) return null
  const top = Math.min(...inner.map((box) => box.top))
  const left = Math.min(...inner.map((box) => box.left))
  return {
    top,
    left,
    width: Math.max(...inner.map((box) => box.left + box.width)) - left,
    height: Math.max(...inner.map((box) => box.top + box.height)) - top,
  }
}
