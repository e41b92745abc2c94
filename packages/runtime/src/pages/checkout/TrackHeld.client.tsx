'use client'

import { useEffect } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { type HeldCar, trackHeld } from './trackHeld'

/** Tells analytics of a deposit that was paid: its forms are sent without scripts, so its page does. */
const TrackHeldPart = (held: HeldCar) => {
  const host = useRuntimeHost()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for the reservation, whatever else of the page is drawn anew
  useEffect(() => trackHeld(host, held), [host, held.reference])
  return null
}

/** On a public page it answers by itself, without a renderer (decision 104). */
export const TrackHeld = island('TrackHeld', TrackHeldPart, { hydrateOn: 'load', plain: true })
