import type { Popup } from '@forecourt/rules/pages/PageRules'
import { popupDue } from '@forecourt/rules/pages/popups/popupDue'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { popupsStore } from '../../storage/popupsStore'
import { parseStored } from '../../storage/Store'

/** Popups that who edits has closed, as they were then, by id: out of the way of other work, until they are edited again. */
export const closedInPreview = new Map<string, string>()

/** Popups for which what they wait for has happened before the code that opens them was there. */
export const duePopups = new Set<string>()

/** How far a page was read, in percent of what there is to scroll; all of one that needs no scrolling. */
const read = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement
  const rest = scrollHeight - clientHeight
  return rest <= 0 ? 100 : (window.scrollY / rest) * 100
}

/** A page is looked at for a moment before anything opens over it. */
const leastSeconds = 1

/** Calls back once what a popup waits for has happened; returns the way to stop waiting. */
const awaitTrigger = ({ trigger, after }: Pick<Popup, 'trigger' | 'after'>, due: () => void): (() => void) => {
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

export interface AwaitedPopups {
  /** Those for this page, in the dealer's order. */
  readonly popups: readonly Popup[]
  /** When each is over, ISO in UTC: pages are kept, and clocks go on. */
  readonly ends: { readonly [id: string]: string | undefined }
}

const retryMs = 3_000

/** Nothing opens over what somebody is doing: another window, or a field they type into. */
const isBusy = () =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true

/** Opens the first popup that is due once what it waits for has happened (CNT-02); in a preview at once, or none where none is due any more. Returns the way to stop. */
export const awaitPopup = (host: RuntimeHost, { popups, ends }: AwaitedPopups, open: (popup: Popup | null) => void): (() => void) => {
  const seen = () => parseStored(popupsStore, host.storage.read(popupsStore.key))
  const isDue = (popup: Popup) => {
    const now = host.now()
    const ended = ends[popup.id]
    return (
      (ended === undefined || now < ended) &&
      popupDue(popup, {
        seen: host.mode === 'preview' ? {} : seen(),
        now,
        isSmall: window.matchMedia('(width < 48rem)').matches,
        hasPointer: window.matchMedia('(hover: hover) and (pointer: fine)').matches,
      })
    )
  }
  const first = popups.find(isDue)
  // Who edits looks at it where it would stand, and goes on with their work.
  if (host.mode === 'preview') {
    open(first && closedInPreview.get(first.id) !== JSON.stringify(first) ? first : null)
    return () => undefined
  }
  if (!first) return () => undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(retry)
    if (isBusy()) retry = setTimeout(show, retryMs)
    // It may have been closed in another tab meanwhile.
    else if (isDue(first)) open(first)
  }
  const isLate = duePopups.delete(first.id)
  if (isLate) show()
  const stop = isLate ? null : awaitTrigger(first, show)
  return () => {
    clearTimeout(retry)
    stop?.()
  }
}
