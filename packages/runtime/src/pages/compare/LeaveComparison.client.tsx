'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { compareStore } from '../../storage/compareStore'
import { readStored } from '../../storage/readStored'
import { writeStored } from '../../storage/writeStored'

/** Around links that take a car out of the address: takes it out of what this browser compares, too. */
const LeaveComparisonPart = ({ children }: { readonly children: ReactNode }) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    const onClick = ({ target }: Event) => {
      const slug = target instanceof Element ? target.closest<HTMLElement>('[data-leaves]')?.dataset.leaves : undefined
      if (slug === undefined) return
      const others = readStored(host, compareStore).filter((car) => car.slug !== slug)
      writeStored(host, compareStore, others)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [host])
  return <div ref={area}>{children}</div>
}

/** On a public page it answers by itself (decision 054). */
export const LeaveComparison = island('LeaveComparison', LeaveComparisonPart, { wakes: 'load' })
