'use client'

import { useEffect } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { type HeldCar, trackHeld } from './trackHeld'

/** Tracks a paid deposit from its page, since the checkout forms work without scripts. */
const TrackHeldPart = (held: HeldCar) => {
  const host = useRuntimeHost()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracked once per reservation, not on every render
  useEffect(() => trackHeld(host, held), [host, held.reference])
  return null
}

/** Runs without React on public pages (decision 104). */
export const TrackHeld = island('TrackHeld', TrackHeldPart, { hydrateOn: 'load', plain: true })
