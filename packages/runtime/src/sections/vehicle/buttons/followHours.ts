import type { RuntimeHost } from '../../../host/RuntimeHost'
import type { SalesHours } from './salesHours'

const everyMs = 60_000

/** Has something show only while the location's sales people are there (UI-05). A stored page may be from last night, so the browser looks at the clock, too. Returns how to stop. */
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
