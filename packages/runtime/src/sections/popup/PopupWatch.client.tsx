'use client'

import type { Popup } from '@forecourt/rules/pages/PageRules'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { popupsStore } from '../../storage/popupsStore'
import { parseStored, writeStored } from '../../storage/Store'
import { ButtonLink } from '../../ui/Button'
import { Picture } from '../../ui/Picture'
import { type AwaitedPopups, awaitPopup, closedInPreview } from './awaitPopup'
import { PopupCard } from './PopupCard.client'

interface Props {
  readonly popup: Popup
  /** Called when the picture or button is clicked. */
  readonly onFollow: () => void
}

/** Content of a popup: picture, which has the button's link, and text (ENT-25). */
const PopupBody = ({ popup: { src, title, description, linkTo, buttonText }, onFollow }: Props) => {
  const picture = src && (
    <Picture source={src} alt={linkTo ? buttonText || title : ''} sizes="24rem" ratio={[16, 9]} className="rounded-card" />
  )
  return (
    <>
      {picture && (
        // On phones a picture beside words would hide what the shopper came for.
        <div className={`mb-4 ${title || description ? 'max-sm:hidden' : ''}`}>
          {linkTo ? (
            <a href={linkTo} onClick={onFollow} className="block">
              {picture}
            </a>
          ) : (
            picture
          )}
        </div>
      )}
      {description && <p className="whitespace-pre-line text-small text-pretty wrap-anywhere">{description}</p>}
      {linkTo && (
        <ButtonLink href={linkTo} onClick={onFollow} className="mt-4 max-sm:w-full">
          {buttonText || title}
        </ButtonLink>
      )}
    </>
  )
}

/** Opens the first popup that is due once its trigger fires, and stores that it was closed or followed (CNT-02, CNT-03). */
export const PopupWatch = ({ popups, ends }: AwaitedPopups) => {
  const host = useRuntimeHost()
  const [open, setOpen] = useState<Popup | null>(null)
  const [isGone, setGone] = useState(false)

  useEffect(() => awaitPopup(host, { popups, ends }, setOpen), [popups, ends, host])

  if (!open || isGone) return null
  const storeSeen = () => {
    if (host.mode === 'preview') return
    const seen = parseStored(popupsStore, host.storage.read(popupsStore.key))
    writeStored(host, popupsStore, { ...seen, [open.id]: host.now() })
  }
  const close = () => {
    storeSeen()
    if (host.mode !== 'preview') return setGone(true)
    closedInPreview.set(open.id, JSON.stringify(open))
    setOpen(null)
  }
  return (
    <PopupCard title={open.title || 'For you'} onClose={close} setting={`/popups/list/${open.id}`}>
      <PopupBody popup={open} onFollow={storeSeen} />
    </PopupCard>
  )
}
