import { type Period, runsOn } from '../dates/runsOn'
import { type SiteMoment, siteDay } from '../dates/siteDay'
import { formatDate } from '../format/formatDate'
import type { Need } from './Part'

const today = (about: SiteMoment) => [{ name: 'Today', value: formatDate(siteDay(about)) ?? '' }]

/** What something that runs from a first to a last day needs, by the calendar where the site is; both days count (ENT-24, CNT-05, CNT-08). */
export const periodNeeds = <About extends SiteMoment>(
  periodOf: (about: About) => Period,
): { readonly firstDay: Need<About>; readonly lastDay: Need<About> } => ({
  firstDay: {
    holds: (about) => runsOn({ ...periodOf(about), expiry: '' }, siteDay(about)),
    title: 'First day',
    yes: (about) => (periodOf(about).start === '' ? 'It has no first day.' : 'It has begun.'),
    no: (about) => `It begins on ${formatDate(periodOf(about).start)}.`,
    fields: today,
  },
  lastDay: {
    holds: (about) => runsOn({ ...periodOf(about), start: '' }, siteDay(about)),
    title: 'Last day',
    yes: (about) => (periodOf(about).expiry === '' ? 'It has no last day.' : 'Its last day has not passed.'),
    no: (about) => `It ended on ${formatDate(periodOf(about).expiry)}.`,
    fields: today,
  },
})
