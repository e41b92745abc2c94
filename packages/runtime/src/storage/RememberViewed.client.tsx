'use client'

import { useEffect } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { island } from '../islands/island'
import { rememberViewed } from './rememberViewed'
import type { ViewedCar } from './viewedStore'

/** Stores the page's car as recently viewed (ENT-20). */
const RememberViewedPart = ({ car }: { readonly car: ViewedCar }) => {
  const host = useRuntimeHost()
  useEffect(() => rememberViewed(host, car), [host, car])
  return null
}

/** Runs without React on public pages (decision 104). */
export const RememberViewed = island('RememberViewed', RememberViewedPart, { hydrateOn: 'load', plain: true })
