/** Root margin of about one screen, so that code is fetched before it is needed. */
const nearness = '600px 0px'

/** Observes whether islands are near the viewport. */
export interface Nearness {
  /**
   * Calls back with whether an island is near, and again when it comes near. Returns false, without calling back, if that can't be
   * observed.
   */
  watch(part: Element, onKnown: (isNear: boolean) => void): boolean
  /** Stops observing the islands in a removed element. */
  forgetWithin(element: Element): void
}

/** The island's first element with a box. */
const boxOf = (part: Element): Element | null => {
  for (const child of part.children) {
    const box = child.matches('f-island, f-slot') || getComputedStyle(child).display === 'contents' ? boxOf(child) : child
    if (box) return box
  }
  return null
}

export const createNearness = (): Nearness => {
  /** By observed element, which islands may share. */
  const waiting = new Map<Element, ((isNear: boolean) => void)[]>()
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (seen) => {
            for (const { isIntersecting, target } of seen) {
              for (const onKnown of waiting.get(target) ?? []) onKnown(isIntersecting)
              if (isIntersecting) observer?.unobserve(target)
            }
          },
          { rootMargin: nearness },
        )
      : null
  return {
    watch(part, onKnown) {
      const box = observer && boxOf(part)
      if (!box) return false
      waiting.set(box, [...(waiting.get(box) ?? []), onKnown])
      observer.observe(box)
      return true
    },
    forgetWithin(element) {
      for (const box of waiting.keys()) {
        if (!element.contains(box)) continue
        observer?.unobserve(box)
        waiting.delete(box)
      }
    },
  }
}
