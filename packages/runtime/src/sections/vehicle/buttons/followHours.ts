import type { RuntimeHost } from '../../../host/RuntimeHost'
import type { SalesHours } from './salesHours'

const everyMs = 60_000

/**
 * Shows an element only during the location's sales hours (UI-05). The browser checks the time, as a cached page may be hours old. Returns
 * a cleanup function.
 */
export const followHours = (element: HTMLElement, hours: SalesHours | null, host: RuntimeHost): (() => void) => {
  if (!hours) return () => undefined
  let left = false
  const look = async () => {
    const { openNow } = await import('@forecourt/rules/hours/openNow')
    if (!left) element.hidden = !openNow(hours, 'sales', host.now()).open
  }
  const tick = () => void look().catch(() => undefined)
  tick()
  const timer = setInterval(tick, everyMs)
  document.addEventListener('visibilitychange', tick)
  return () => {
    left = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
