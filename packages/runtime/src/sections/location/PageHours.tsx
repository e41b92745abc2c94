import { useId } from 'react'
import { HoursIsland } from './HoursIsland.client'
import type { HoursPanelProps } from './HoursPanel.client'
import { HoursTables } from './HoursTables'

/** Opening hours in a page; the browser offers the departments, and marks today once more, when they come near the screen. */
export const PageHours = (hours: HoursPanelProps) => (
  <HoursIsland {...hours}>
    <HoursTables weeks={hours.weeks} id={useId()} chosen={hours.weeks[0]?.department} isToday={(row) => row.isToday} />
  </HoursIsland>
)
