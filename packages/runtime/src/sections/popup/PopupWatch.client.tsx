'use client'

import type { Popup } from '@forecourt/rules/pages/popups/Popup'
import { popupDue } from '@forecourt/rules/pages/popups/popupDue'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { parseStored } from '../../storage/parseStored'
import { popupsStore } from '../../storage/popupsStore'
import { writeStored } from '../../storage/writeStored'
import { Dialog } from '../../ui/Dialog.client'
import { awaitTrigger } from './awaitTrigger'
import { PopupBody } from './PopupBody'

export interface PopupWatchProps {
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

/** Opens the first popup that is due once what it waits for has happened, and remembers that it was closed or followed (CNT-02, CNT-03). */
export const PopupWatch = ({ popups, ends }: PopupWatchProps) => {
  const host = useRuntimeHost()
  const [open, setOpen] = useState<Popup | null>(null)
  const [isGone, setGone] = useState(false)

  useEffect(() => {
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
    if (!first) return
    // Who edits looks at it where it would stand, and goes on with their work.
    if (host.mode === 'preview') {
      setOpen(first)
      return
    }
    let retry: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(retry)
      if (isBusy()) retry = setTimeout(show, retryMs)
      // It may have been closed in another tab meanwhile.
      else if (isDue(first)) setOpen(first)
    }
    const stop = awaitTrigger(first, show)
    return () => {
      clearTimeout(retry)
      stop()
    }
  }, [popups, ends, host])

  if (!open || isGone) return null
  const remember = () => {
    if (host.mode === 'preview') return
    const seen = parseStored(popupsStore, host.storage.read(popupsStore.key))
    writeStored(host, popupsStore, { ...seen, [open.id]: host.now() })
  }
  const close = () => {
    remember()
    setGone(true)
  }
  const title = open.title || 'For you'
  if (host.mode === 'preview')
    return (
      <aside
        aria-label={`Popup: ${title}`}
        data-setting={`/popups/list/${open.id}`}
        className="fixed inset-x-4 bottom-4 z-40 mx-auto max-h-[80vh] max-w-[600px] overflow-y-auto rounded-card bg-background p-5 text-text shadow-lifted ring-1 ring-line"
      >
        <h2 className="heading mb-3 text-card leading-tight">{title}</h2>
        <PopupBody popup={open} onFollow={() => {}} />
      </aside>
    )
  return (
    <Dialog open onClose={close} title={title} shape="popup">
      <PopupBody popup={open} onFollow={remember} />
    </Dialog>
  )
}
