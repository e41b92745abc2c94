'use client'

import type { Location } from '@forecourt/rules/entities/Location'
import { type ReactNode, useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'

export interface WhenOpenProps {
  readonly location: Location | null
  readonly children: ReactNode
}

/** Shows its children while the sales team of a location is there (UI-05). Pages are stored, so the browser decides, by the clock of now. */
export const WhenOpen = ({ location, children }: WhenOpenProps) => {
  const host = useRuntimeHost()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    let left = false
    const decide = async () => {
      const { openNow } = await import('@forecourt/rules/hours/openNow')
      if (!left) setOpen(location !== null && openNow(location, 'sales', host.now()).open)
    }
    void decide()
    document.addEventListener('visibilitychange', decide)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', decide)
    }
  }, [host, location])

  return open && children
}
