'use client'

import { leadEvent } from '@forecourt/rules/leads/leadEvent'
import { useEffect } from 'react'
import { trackQuietly } from '../../forms/trackQuietly'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'

export interface TrackHeldProps {
  /** Of the reservation: it is told once in a browser, however often its page is opened. */
  readonly reference: string
  readonly form: 'reserve' | 'buyOnline'
  readonly car: NonNullable<Parameters<typeof leadEvent>[1]>
}

const key = 'told-reservation'

/** Tells analytics of a deposit that was paid, as of any lead (ANL-02): its forms are sent without scripts, so its page does. */
const TrackHeldPart = ({ reference, form, car }: TrackHeldProps) => {
  const host = useRuntimeHost()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for the reservation, whatever else of the page is drawn anew
  useEffect(() => {
    if (host.storage.read(key) === reference) return
    host.storage.write(key, reference)
    const { id, params } = leadEvent(form, car)
    trackQuietly(host, { name: 'lead', id, params: { form, ...params } })
  }, [host, reference])
  return null
}

/** On a public page it answers by itself (decision 054). */
export const TrackHeld = island('TrackHeld', TrackHeldPart, { wakes: 'load' })
