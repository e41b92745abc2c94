import { isValueOn } from '@forecourt/schema/isValueOn'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { Need } from '../parts/Part'

type Own<Name extends string, Value> = { readonly block: { readonly [Key in Name]: Value } }

/** The words of a button, a link or a note: without them it isn't drawn. */
export const hasOwnText = <const Name extends string>(name: Name): Need<Own<Name, RichText>> => ({
  holds: ({ block }) => isValueOn(block[name]),
  title: 'Words',
  yes: 'It has words.',
  no: 'It has no words.',
  settings: [name],
})

/** A picture that was chosen. */
export const hasOwnPicture = <const Name extends string>(name: Name): Need<Own<Name, string>> => ({
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
