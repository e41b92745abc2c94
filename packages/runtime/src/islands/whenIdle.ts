/** Delay until a page counts as settled, in milliseconds, for browsers without `requestIdleCallback`. */
const idleDelayMs = 200
const latestMs = 2000

const afterDelay = (callback: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: latestMs })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, idleDelayMs)
  return () => clearTimeout(timer)
}

/** Calls back once the page has loaded and the browser is idle; returns a cancel function. */
export const whenIdle = (callback: () => void): (() => void) => {
  if (document.readyState === 'complete') return afterDelay(callback)
  let stop = () => window.removeEventListener('load', loaded)
  const loaded = () => {
    stop = afterDelay(callback)
  }
  window.addEventListener('load', loaded, { once: true })
  return () => stop()
}
