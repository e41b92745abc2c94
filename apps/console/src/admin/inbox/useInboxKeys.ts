import { useEffect } from 'react'

export interface InboxKeys {
  readonly next: () => void
  readonly previous: () => void
  /** Snoozes the open conversation until tomorrow and opens the next. */
  readonly snooze: () => void
  readonly assign: () => void
  readonly reply: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]') !== null

/** Global keyboard shortcuts of the inbox: j and k next and previous, e snooze, a assign, r reply. Ignored in inputs. */
export const useInboxKeys = ({ next, previous, snooze, assign, reply }: InboxKeys) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const action = { j: next, k: previous, e: snooze, a: assign, r: reply }[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [next, previous, snooze, assign, reply])
}
