/** Root margin of about one screen, so that code is fetched before it is needed. */
const rootMargin = '600px 0px'

const triggers = ['pointerdown', 'focusin'] as const

/**
 * Calls back once, when an element comes near the viewport or is interacted with; a failed callback is retried on the next interaction.
 * Returns a cancel function.
 */
export const onceNear = (element: Element, callback: () => Promise<void>): (() => void) => {
  let isStopped = false
  const stop = () => {
    observer?.disconnect()
    for (const touch of triggers) element.removeEventListener(touch, run)
  }
  const run = () => {
    stop()
    callback().catch(() => {
      if (!isStopped) for (const touch of triggers) element.addEventListener(touch, run)
    })
  }
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && run(), { rootMargin })
      : null
  observer?.observe(element)
  for (const touch of triggers) element.addEventListener(touch, run)
  return () => {
    isStopped = true
    stop()
  }
}
