import { isValueOn } from '@forecourt/schema/isSettingOn'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { Need } from '../parts/Part'

type Own<Name extends string, Value> = { readonly block: { readonly [Key in Name]: Value } }

/** A note needs a text, a button or link a label. */
const hasOwnText = <const Name extends string>(name: Name, noun: 'text' | 'label'): Need<Own<Name, RichText>> => ({
  holds: ({ block }) => isValueOn(block[name]),
  title: noun === 'text' ? 'Text' : 'Label',
  yes: noun === 'text' ? 'It has text.' : 'It has a label.',
  no: `It has no ${noun}.`,
  settings: [name],
})

/** A chosen picture. */
const hasOwnPicture = <const Name extends string>(name: Name): Need<Own<Name, string>> => ({
  holds: ({ block }) => block[name] !== '',
  title: 'A picture',
  yes: 'A picture is chosen.',
  no: 'No picture is chosen.',
  settings: [name],
})

/** At least one entry; an empty list doesn't render. */
export const hasEntries: Need<Own<'entries', readonly unknown[]>> = {
  holds: ({ block }) => block.entries.length > 0,
  title: 'Something to show',
  yes: 'It has something to show.',
  no: 'It has nothing to show.',
  settings: ['entries'],
}

interface NamedPart {
  readonly id?: string
  readonly title?: string
  /** Whether its element has the setting in `data-setting`, so that the preview can outline it. Default true. */
  readonly isOutlined?: boolean
}

/** A text of a block, such as a note; shows if it isn't empty. */
export const ownText = <const Name extends string>(setting: Name, { id = setting, title = '', isOutlined = true }: NamedPart) => ({
  id,
  title,
  requirement: 'CNT-07',
  elementSetting: isOutlined ? setting : null,
  needs: [hasOwnText(setting, 'text')],
})

/**
 * A button of a block; shows if it has a label.
 *
 * @param name prefix of the settings: `…Label` holds the label, `…Href` the target
 */
export const ownButton = <const Name extends string>(name: Name, { id = 'button', title = 'Button', isOutlined }: NamedPart = {}) => ({
  ...ownText(`${name}Label`, { id, title, isOutlined }),
  needs: [hasOwnText(`${name}Label`, 'label')],
  label: `${name}Label`,
  hrefKey: `${name}Href`,
})

/** The picture of a block. */
export const ownPicture = {
  id: 'picture',
  title: 'Picture',
  requirement: 'CNT-07',
  elementSetting: 'image',
  needs: [hasOwnPicture('image')],
} as const
