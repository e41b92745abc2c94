import { isValueOn } from '@forecourt/schema/isValueOn'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { Need } from '../parts/Part'

type Own<Name extends string, Value> = { readonly block: { readonly [Key in Name]: Value } }

/** The words of a button, a link or a note: without them it isn't drawn. */
const hasOwnText = <const Name extends string>(name: Name): Need<Own<Name, RichText>> => ({
  holds: ({ block }) => isValueOn(block[name]),
  title: 'Words',
  yes: 'It has words.',
  no: 'It has no words.',
  settings: [name],
})

/** A picture that was chosen. */
const hasOwnPicture = <const Name extends string>(name: Name): Need<Own<Name, string>> => ({
  holds: ({ block }) => block[name] !== '',
  title: 'A picture',
  yes: 'A picture is chosen.',
  no: 'No picture is chosen.',
  settings: [name],
})

/** At least one entry: a list of nothing is left out. */
export const hasEntries: Need<Own<'entries', readonly unknown[]>> = {
  holds: ({ block }) => block.entries.length > 0,
  title: 'Something to show',
  yes: 'It has something to show.',
  no: 'It has nothing to show.',
  settings: ['entries'],
}

interface Called {
  readonly id?: string
  readonly title?: string
  /** Whether its element carries its setting, so that it can be found by it. */
  readonly found?: boolean
}

/** Words of a block that stand by themselves, such as a note: they show where there are any. */
export const ownText = <const Name extends string>(setting: Name, { id = setting, title = '', found = true }: Called) => ({
  id,
  title,
  rule: 'CNT-07',
  element: found ? setting : null,
  needs: [hasOwnText(setting)],
})

/**
 * A button of a block, which shows where it has words.
 *
 * @param name of the setting that holds its words, before “Label”; where it leads is the one before “Href”
 */
export const ownButton = <const Name extends string>(name: Name, { id = 'button', title = 'Button', found }: Called = {}) => ({
  ...ownText(`${name}Label`, { id, title, found }),
  label: `${name}Label`,
  leadsTo: `${name}Href`,
})

/** The picture of a block. */
export const ownPicture = { id: 'picture', title: 'Picture', rule: 'CNT-07', element: 'image', needs: [hasOwnPicture('image')] } as const
