import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { PlaceTimes } from '@forecourt/rules/bookings/PlaceTimes'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'

export type FreeTimes = { readonly state: 'loading' | 'failed' } | { readonly state: 'known'; readonly place: PlaceTimes | null }

export interface TimesQuestion {
  readonly form: BookingKind
  readonly locationId: string | null
  readonly carSlug: string | undefined
  /** Asked again when it changes. */
  readonly again: number
}

/** The free times of a place, asked of the site; none while no place is known. */
export const useFreeTimes = ({ form, locationId, carSlug, again }: TimesQuestion): FreeTimes => {
  const host = useRuntimeHost()
  const [times, setTimes] = useState<FreeTimes>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked again is a reason of its own.
  useEffect(() => {
    if (locationId === null) return
    let isWanted = true
    setTimes({ state: 'loading' })
    host.freeTimes({ form, locationId, carSlug }).then(
      (place) => isWanted && setTimes({ state: 'known', place }),
      () => isWanted && setTimes({ state: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [host, form, locationId, carSlug, again])
  return times
}
