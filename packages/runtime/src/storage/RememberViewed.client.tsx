'use client'

import { useEffect } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { island } from '../islands/island'
import { readStored } from './readStored'
import { type ViewedCar, viewedStore } from './viewedStore'
import { withViewed } from './withViewed'
import { writeStored } from './writeStored'

/** How long a car is looked at before it counts as looked at. */
const lookMs = 2000

/** Remembers the car of the page once it was in sight for two seconds (ENT-20); never in a preview, never in a tab in the background. */
const RememberViewedPart = ({ car }: { readonly car: ViewedCar }) => {
  const host = useRuntimeHost()
  useEffect(() => {
    if (host.mode !== 'live') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => writeStored(host, viewedStore, withViewed(readStored(host, viewedStore), car)), lookMs)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [host, car])
  return null
}

/** On a public page it answers by itself (decision 054). */
export const RememberViewed = island('RememberViewed', RememberViewedPart, { wakes: 'load' })
