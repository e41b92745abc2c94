import { isRecord } from '@forecourt/schema/isRecord'
import { isValueOn } from '@forecourt/schema/isValueOn'
import { pointerSegments } from '@forecourt/schema/pointer/pointerSegments'
import { isDocument } from '@forecourt/schema/rich-text/isDocument'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { Need } from './Part'

type SettingNeed = Need<{ readonly config: object }>
type Warning = SettingNeed['warning']

const needOf = (pointer: string, isMet: (value: unknown) => boolean, warning: Warning): SettingNeed => {
  const segments = pointerSegments(pointer)
  const holds = ({ config }: { readonly config: object }) => {
    let value: unknown = config
    for (const segment of segments) value = isRecord(value) ? value[segment] : undefined
    return isMet(value)
  }
  return { holds, ofSite: holds, title: 'The site’s choice', settings: [pointer], ...(warning && { warning }) }
}

/**
 * A setting of the site that must be on: a switch, a text, a number above 0, a list with entries. Its words are the setting's own
 * title. `warning` is what publishing says where it alone keeps a part from ever showing.
 */
export const isOn = (pointer: string, warning?: Warning): SettingNeed => needOf(pointer, isValueOn, warning)

/** A text of the site that must have words: blanks are none. */
export const hasText = (pointer: string, warning?: Warning): SettingNeed =>
  needOf(pointer, (value) => (typeof value === 'string' || isDocument(value)) && !isBlankText(value), warning)
