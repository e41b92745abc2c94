'use client'

import { useEffect } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { type CheckoutLead, trackCheckoutLead } from './trackCheckoutLead'

/** Tracks a paid deposit from its page, since the checkout forms work without scripts. */
const TrackCheckoutLeadPart = (held: CheckoutLead) => {
  const host = useRuntimeHost()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracked once per reservation, not on every render
  useEffect(() => trackCheckoutLead(host, held), [host, held.reference])
  return null
}

/** Runs without React on public pages (decision 104). */
export const TrackCheckoutLead = island('TrackCheckoutLead', TrackCheckoutLeadPart, { hydrateOn: 'load', plain: true })
