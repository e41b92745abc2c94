/** About a screen: far enough for what is fetched to be there before it is needed. */
const nearness = '600px 0px'

const touches = ['pointerdown', 'focusin'] as const

/**
 * Calls back once, when an element comes near the screen or is touched; a callback that fails is called again with the next touch.
 * Returns the way to stop.
 */
export const onceNear = (element: Element, callback: () => Promise<void>): (() => void) => {
  let over = false
  const stop = () => {
    observer?.disconnect()
    for (const touch of touches) element.removeEventListener(touch, run)
  }
  const run = () => {
    stop()
    callback().catch(() => {
      if (!over) for (const touch of touches) element.addEventListener(touch, run)
    })
  }
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && run(), { rootMargin: nearness })
      : null
  observer?.observe(element)
  for (const touch of touches) element.addEventListener(touch, run)
  return () => {
    over = true
    stop()
  }
}
