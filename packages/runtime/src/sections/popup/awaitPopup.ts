import type { Popup } from '@forecourt/rules/pages/PageRules'
import { popupDue } from '@forecourt/rules/pages/popups/popupDue'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { popupsStore } from '../../storage/popupsStore'
import { parseStored } from '../../storage/Store'

/** Popups that the editor's user closed in the preview, by id with their content: hidden until they are edited again. */
export const closedInPreview = new Map<string, string>()

/** Popups whose trigger fired before their code was loaded. */
export const triggeredPopups = new Set<string>()

/** Scroll depth in percent; 100 for a page that doesn't scroll. */
const scrollPercent = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement
  const rest = scrollHeight - clientHeight
  return rest <= 0 ? 100 : (window.scrollY / rest) * 100
}

/** Minimum seconds before a popup opens. */
const minSeconds = 1

/** Calls back once a popup's trigger fires; returns a cancel function. */
const awaitTrigger = ({ trigger, after }: Pick<Popup, 'trigger' | 'after'>, onTrigger: () => void): (() => void) => {
  if (trigger === 'open' || trigger === 'time') {
    const timer = setTimeout(onTrigger, Math.max(trigger === 'time' ? after : 0, minSeconds) * 1000)
    return () => clearTimeout(timer)
  }
  if (trigger === 'scroll') {
    const check = () => {
      if (scrollPercent() < Math.min(after, 100)) return
      window.removeEventListener('scroll', check)
      onTrigger()
    }
    window.addEventListener('scroll', check, { passive: true })
    const timer = setTimeout(check, minSeconds * 1000)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', check)
    }
  }
  const leave = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget === null && clientY <= 0) onTrigger()
  }
  document.addEventListener('mouseout', leave)
  return () => document.removeEventListener('mouseout', leave)
}

export interface AwaitedPopups {
  /** The page's popups, in the dealer's order. */
  readonly popups: readonly Popup[]
  /** End of each popup, ISO in UTC: cached pages may outlive it. */
  readonly ends: { readonly [id: string]: string | undefined }
}

const retryMs = 3_000

/** Nothing opens while a dialog or popover is open, or a field has the focus. */
const isBusy = () =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true

/**
 * Opens the first popup that is due once its trigger fires (CNT-02); in a preview immediately, or nothing if none is due. Returns a cleanup
 * function.
 */
export const awaitPopup = (host: RuntimeHost, { popups, ends }: AwaitedPopups, open: (popup: Popup | null) => void): (() => void) => {
  const seen = () => parseStored(popupsStore, host.storage.read(popupsStore.key))
  const mayOpen = (popup: Popup) => {
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
  const first = popups.find(mayOpen)
  // In the preview the popup is non-modal, so that editing can continue.
  if (host.mode === 'preview') {
    open(first && closedInPreview.get(first.id) !== JSON.stringify(first) ? first : null)
    return () => undefined
  }
  if (!first) return () => undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(retry)
    if (isBusy()) retry = setTimeout(show, retryMs)
    // Checks again, because the popup may have been closed in another tab meanwhile.
    else if (mayOpen(first)) open(first)
  }
  const hasTriggered = triggeredPopups.delete(first.id)
  if (hasTriggered) show()
  const stop = hasTriggered ? null : awaitTrigger(first, show)
  return () => {
    clearTimeout(retry)
    stop?.()
  }
}
