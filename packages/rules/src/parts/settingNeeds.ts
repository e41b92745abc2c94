import { isRecord } from '@forecourt/schema/isRecord'
import { isValueOn } from '@forecourt/schema/isSettingOn'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { isDocument } from '@forecourt/schema/rich-text/RichText'
import { hasBegun, hasEnded, type Period, siteTime } from '../dates/period'
import type { SiteMoment } from '../dates/siteDay'
import { endText } from '../format/periodText'
import type { Need } from './Part'

const moment = (context: SiteMoment) => [{ name: 'Now', value: endText(siteTime(context)) }]

/** Needs of content with a period, by the site's clock (ENT-24, CNT-05, CNT-08). */
export const periodNeeds = <Context extends SiteMoment>(
  getPeriod: (context: Context) => Period,
): { readonly goesLive: Need<Context>; readonly comesDown: Need<Context> } => ({
  goesLive: {
    holds: (context) => hasBegun(getPeriod(context), siteTime(context)),
    title: 'Goes live',
    yes: (context) => (getPeriod(context).start === '' ? 'It has no start.' : 'It has gone live.'),
    no: (context) => `It goes live on ${endText(getPeriod(context).start)}.`,
    fields: moment,
  },
  comesDown: {
    holds: (context) => !hasEnded(getPeriod(context), siteTime(context)),
    title: 'Comes down',
    yes: (context) => (getPeriod(context).expiry === '' ? 'It has no end.' : 'It has not come down yet.'),
    no: (context) => `It came down on ${endText(getPeriod(context).expiry)}.`,
    fields: moment,
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
