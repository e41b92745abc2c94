'use client'

import type { Popup } from '@forecourt/rules/pages/popups/Popup'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { parseStored } from '../../storage/parseStored'
import { popupsStore } from '../../storage/popupsStore'
import { writeStored } from '../../storage/writeStored'
import { Dialog } from '../../ui/Dialog.client'
import { type AwaitedPopups, awaitPopup } from './awaitPopup'
import { closedInPreview } from './closedInPreview'
import { PopupBody } from './PopupBody'

/** Opens the first popup that is due once what it waits for has happened, and remembers that it was closed or followed (CNT-02, CNT-03). */
export const PopupWatch = ({ popups, ends }: AwaitedPopups) => {
  const host = useRuntimeHost()
  const [open, setOpen] = useState<Popup | null>(null)
  const [isGone, setGone] = useState(false)

  useEffect(() => awaitPopup(host, { popups, ends }, setOpen), [popups, ends, host])

  if (!open || isGone) return null
  const remember = () => {
    if (host.mode === 'preview') return
    const seen = parseStored(popupsStore, host.storage.read(popupsStore.key))
    writeStored(host, popupsStore, { ...seen, [open.id]: host.now() })
  }
  const close = () => {
    remember()
    if (host.mode !== 'preview') return setGone(true)
    closedInPreview.set(open.id, JSON.stringify(open))
    setOpen(null)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={open.title || 'For you'}
      shape="popup"
      isModal={host.mode !== 'preview'}
      setting={`/popups/list/${open.id}`}
    >
      <PopupBody popup={open} onFollow={remember} />
    </Dialog>
  )
}
