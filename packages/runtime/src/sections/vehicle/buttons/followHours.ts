import type { RuntimeHost } from '../../../host/RuntimeHost'
import type { SalesHours } from './salesHours'

const everyMs = 60_000

/**
 * Shows an element only during the location's sales hours (UI-05). The browser checks the time, as a cached page may be hours old. Returns
 * a cleanup function.
 */
export const followHours = (element: HTMLElement, hours: SalesHours | null, host: RuntimeHost): (() => void) => {
  if (!hours) return () => undefined
  let isStopped = false
  const update = async () => {
    const { openNow } = await import('@forecourt/rules/hours/openNow')
    if (!isStopped) element.hidden = !openNow(hours, 'sales', host.now()).open
  }
  const tick = () => void update().catch(() => undefined)
  tick()
  const timer = setInterval(tick, everyMs)
  document.addEventListener('visibilitychange', tick)
  return () => {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
