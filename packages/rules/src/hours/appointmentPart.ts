import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { alternateSaturdays } from '@forecourt/schema/switches/alternateSaturdays'
import { addDays, toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { locationFact, locationField } from '../parts/carFacts'
import type { Part } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'
import { isAppointmentSaturday, usualHours } from './dayHours'

/** What a location's opening hours depend on. */
export interface HoursContext {
  readonly location: Location
  readonly config: Pick<ResolvedConfig, 'hours'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** Saturday of the current week in the location's time zone. */
const thisSaturday = ({ location, now }: HoursContext): string => {
  const today = momentInZone(now, location.timeZone).date
  return addDays(today, 6 - toWeekday(today))
}

/** Notice that the service department is by appointment only this Saturday (LOC-18, LOC-19). */
export const appointmentPart: Part<HoursContext> = {
  id: 'location-appointment',
  title: 'Service by appointment only this Saturday',
  requirement: 'LOC-18',
  elementSetting: '/hours',
  needs: [
    {
      ...isOn(alternateSaturdays.setting),
      title: 'Alternate Saturdays',
      yes: 'Every second Saturday is by appointment only.',
      no: 'No Saturdays are by appointment only.',
    },
    locationFact('service hours on Saturdays', ({ location }) => usualHours(location, 'service', 6).length > 0),
    {
      holds: (context) => isAppointmentSaturday(thisSaturday(context), { ...context.config.hours, alternateServiceSaturdays: true }),
      title: 'Its turn',
      yes: 'This Saturday is one of them.',
      no: 'This Saturday is not one of them.',
      settings: ['/hours/serviceSaturdayReference'],
      fields: (context) => [locationField('This Saturday', thisSaturday(context))],
    },
  ],
}
