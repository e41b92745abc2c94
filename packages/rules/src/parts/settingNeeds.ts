import { isRecord } from '@forecourt/schema/isRecord'
import { isValueOn } from '@forecourt/schema/isSettingOn'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { isDocument } from '@forecourt/schema/rich-text/RichText'
import { type Period, runsOn, type SiteMoment, siteDay } from '../dates/siteDay'
import { formatDate } from '../format/formatDate'
import type { Need } from './Part'

const today = (context: SiteMoment) => [{ name: 'Today', value: formatDate(siteDay(context)) ?? '' }]

/** Needs of content with a period, by the site's local date; both days count (ENT-24, CNT-05, CNT-08). */
export const periodNeeds = <Context extends SiteMoment>(
  getPeriod: (context: Context) => Period,
): { readonly firstDay: Need<Context>; readonly lastDay: Need<Context> } => ({
  firstDay: {
    holds: (context) => runsOn({ ...getPeriod(context), expiry: '' }, siteDay(context)),
    title: 'First day',
    yes: (context) => (getPeriod(context).start === '' ? 'It has no first day.' : 'It has begun.'),
    no: (context) => `It begins on ${formatDate(getPeriod(context).start)}.`,
    fields: today,
  },
  lastDay: {
    holds: (context) => runsOn({ ...getPeriod(context), start: '' }, siteDay(context)),
    title: 'Last day',
    yes: (context) => (getPeriod(context).expiry === '' ? 'It has no last day.' : 'Its last day has not passed.'),
    no: (context) => `It ended on ${formatDate(getPeriod(context).expiry)}.`,
    fields: today,
  },
})

type SettingNeed = Need<{ readonly config: object }>
type Warning = SettingNeed['warning']

const settingNeed = (pointer: string, isMet: (value: unknown) => boolean, warning: Warning): SettingNeed => {
  const segments = pointerSegments(pointer)
  const holds = ({ config }: { readonly config: object }) => {
    let value: unknown = config
    for (const segment of segments) value = isRecord(value) ? value[segment] : undefined
    return isMet(value)
  }
  return { holds, holdsForSite: holds, title: 'The site’s choice', settings: [pointer], ...(warning && { warning }) }
}

/**
 * A need for a setting to be on: a switch, a text, a number above 0, a list with entries. Uses the setting's own title. `warning` is the
 * publish warning if it alone prevents the part from showing.
 */
export const isOn = (pointer: string, warning?: Warning): SettingNeed => settingNeed(pointer, isValueOn, warning)

/** A need for a text that isn't blank. */
export const hasText = (pointer: string, warning?: Warning): SettingNeed =>
  settingNeed(pointer, (value) => (typeof value === 'string' || isDocument(value)) && !isBlankText(value), warning)
