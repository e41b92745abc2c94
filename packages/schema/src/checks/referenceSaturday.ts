import { alternateSaturdays } from '../switches/alternateSaturdays'
import type { CrossCheck } from './CrossCheck'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]

/** The reference date of alternate Saturdays must be a Saturday (LOC-18). */
export const referenceSaturday: CrossCheck = ({ hours }) => {
  const { serviceSaturdayReference } = hours
  const weekday = weekdayOf(serviceSaturdayReference)
  if (!alternateSaturdays.isOn({ hours }) || weekday === 'Saturday') return []
  const message = weekday
    ? `${serviceSaturdayReference} is a ${weekday}. Fortnights are counted from the Saturday after it.`
    : `${serviceSaturdayReference} does not exist, so no Saturday is by appointment only.`
  return [{ pointer: '/hours/serviceSaturdayReference', severity: 'warning', message }]
}
