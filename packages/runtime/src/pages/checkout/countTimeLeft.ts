import { timeLeftText } from '@forecourt/rules/checkout/depositPromise'

const minuteMs = 60_000

/** Counts down a real hold in its element every minute (CHK-05); static under `prefers-reduced-motion`. Returns a cleanup function. */
export const countTimeLeft = (element: HTMLElement, until: string): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const timer = setInterval(() => {
    element.textContent = timeLeftText(until, new Date().toISOString())
  }, minuteMs)
  return () => clearInterval(timer)
}
