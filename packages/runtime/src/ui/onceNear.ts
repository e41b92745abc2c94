/** Root margin of about one screen, so that code is fetched before it is needed. */
const nearness = '600px 0px'

const touches = ['pointerdown', 'focusin'] as const

/**
 * Calls back once, when an element comes near the viewport or is interacted with; a failed callback is retried on the next interaction.
 * Returns a cancel function.
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
