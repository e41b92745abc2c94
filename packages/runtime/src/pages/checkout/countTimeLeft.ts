import { timeLeftText } from '@forecourt/rules/checkout/depositPromise'

const minuteMs = 60_000

/** Counts down a real hold (CHK-05) in its element, a minute at a time; it stands still where less motion is asked for. Returns how to stop. */
export const countTimeLeft = (element: HTMLElement, until: string): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const timer = setInterval(() => {
    element.textContent = timeLeftText(until, new Date().toISOString())
  }, minuteMs)
  return () => clearInterval(timer)
}
