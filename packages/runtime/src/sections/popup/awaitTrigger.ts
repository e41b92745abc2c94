import type { Popup } from '@forecourt/rules/pages/popups/Popup'

/** How far a page was read, in percent of what there is to scroll; all of one that needs no scrolling. */
const read = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement
  const rest = scrollHeight - clientHeight
  return rest <= 0 ? 100 : (window.scrollY / rest) * 100
}

/** A page is looked at for a moment before anything opens over it. */
const leastSeconds = 1

/** Calls back once what a popup waits for has happened; returns the way to stop waiting. */
export const awaitTrigger = ({ trigger, after }: Pick<Popup, 'trigger' | 'after'>, due: () => void): (() => void) => {
  if (trigger === 'open' || trigger === 'time') {
    const timer = setTimeout(due, Math.max(trigger === 'time' ? after : 0, leastSeconds) * 1000)
    return () => clearTimeout(timer)
  }
  if (trigger === 'scroll') {
    const check = () => {
      if (read() < Math.min(after, 100)) return
      window.removeEventListener('scroll', check)
      due()
    }
    window.addEventListener('scroll', check, { passive: true })
    const timer = setTimeout(check, leastSeconds * 1000)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', check)
    }
  }
  const leave = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget === null && clientY <= 0) due()
  }
  document.addEventListener('mouseout', leave)
  return () => document.removeEventListener('mouseout', leave)
}
