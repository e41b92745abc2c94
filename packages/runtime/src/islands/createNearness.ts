/** About a screen: far enough for what is fetched to be there before it is needed. */
const nearness = '600px 0px'

/** Watches parts come near the screen. */
export interface Nearness {
  /**
   * Calls back once it is known whether a part is near, and again when one that wasn't comes near. Returns false where that can't be known,
   * and calls nothing.
   */
  watch(part: Element, onKnown: (isNear: boolean) => void): boolean
  /** Forgets the parts within an element that was taken out of the page. */
  forgetWithin(element: Element): void
}

/** The first element of a part that takes up space. */
const boxOf = (part: Element): Element | null => {
  for (const child of part.children) {
    const box = child.matches('f-island, f-slot') || getComputedStyle(child).display === 'contents' ? boxOf(child) : child
    if (box) return box
  }
  return null
}

export const createNearness = (): Nearness => {
  /** By what is observed, which several parts may have in common. */
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
