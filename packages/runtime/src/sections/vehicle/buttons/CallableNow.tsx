import type { Location } from '@forecourt/rules/entities/Location'
import { callNowShows } from '@forecourt/rules/phone/callNowShows'
import { callsInHoursOnly } from '@forecourt/rules/phone/callsInHoursOnly'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { InOpeningHours } from './InOpeningHours.client'
import { salesHours } from './salesHours'

interface CallableNowProps {
  readonly config: Pick<ResolvedConfig, 'phone'>
  readonly location: Location | null
  /** The instant of the page, ISO in UTC. */
  readonly now: string
  readonly children: ReactNode
}

/** What calls at once: where the site says so only while somebody is there, else at any hour (UI-05). */
export const CallableNow = ({ config, location, now, children }: CallableNowProps) => {
  if (!callsInHoursOnly(config)) return children
  return (
    <InOpeningHours hours={salesHours(location)} openAtFirst={callNowShows(config, location, now)}>
      {children}
    </InOpeningHours>
  )
}
