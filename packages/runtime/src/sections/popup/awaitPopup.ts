import type { Popup } from '@forecourt/rules/pages/popups/Popup'
import { popupDue } from '@forecourt/rules/pages/popups/popupDue'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { parseStored } from '../../storage/parseStored'
import { popupsStore } from '../../storage/popupsStore'
import { awaitTrigger } from './awaitTrigger'
import { closedInPreview } from './closedInPreview'
import { duePopups } from './duePopups'

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
