import type { CrossCheck, Finding } from './CrossCheck'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]

/** Settings that say something nobody will see as it is meant: a reference Saturday that is none, a place behind the last car (LOC-18, SRC-42). */
export const neverShownSettings: CrossCheck = ({ hours, search }) => {
  const findings: Finding[] = []
  const warn = (pointer: string, message: string) => findings.push({ pointer, severity: 'warning', message })
  const weekday = weekdayOf(hours.serviceSaturdayReference)
  if (hours.alternateServiceSaturdays && weekday !== 'Saturday')
    warn(
      '/hours/serviceSaturdayReference',
      weekday
        ? `${hours.serviceSaturdayReference} is a ${weekday}. Fortnights are counted from the Saturday after it.`
        : `${hours.serviceSaturdayReference} is no day of the calendar, so no Saturday is by appointment only.`,
    )
  for (const { id, title, position } of search.promos) {
    if (position > search.pageSize)
      warn(
        `/search/promos/${id}/position`,
        `The promotion “${title}” never shows: its place is ${position}, and a page has ${search.pageSize} cars.`,
      )
  }
  return findings
}
