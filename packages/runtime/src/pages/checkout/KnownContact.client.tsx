'use client'

import { useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { fillKnownContact } from './fillKnownContact'

/** Prefills the checkout's contact details from the last form sent in this browser (ENT-22); hidden unless it filled in something. */
const KnownContactPart = () => {
  const host = useRuntimeHost()
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => (note.current ? fillKnownContact(note.current, host) : undefined), [host])
  return (
    <p ref={note} hidden className="mb-4 rounded-field bg-raised px-4 text-small">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="py-2">We’ve filled in your details from last time.</span>
        <button type="button" className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-2">
          Not you?
        </button>
      </span>
    </p>
  )
}

/** Runs without React on public pages (decision 104). */
export const KnownContact = island('KnownContact', KnownContactPart, { hydrateOn: 'load', plain: true })
