import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import { webLinkOrEmpty } from '../formats/webLink'
import type { SchemaNode } from '../SchemaNode'

/** Three initial entries of a new block: '…' in the title becomes 'first', 'second' and 'third'. */
export const threeEntries = (
  title: string,
  text: string,
): readonly { readonly id: string; readonly title: string; readonly text: string }[] =>
  ['first', 'second', 'third'].map((id) => ({ id, title: title.replace('…', id), text }))

/** The schema of a block kind: its own settings plus `id`, `kind` and `shown`, which all blocks have. */
export const block = <const Kind extends string, const Properties extends Record<string, SchemaNode>>(
  kind: Kind,
  title: string,
  description: string,
  properties: Properties,
) =>
  ({
    type: 'object',
    title,
    description,
    properties: {
      id: stableId,
      kind: { type: 'string', title: 'Kind', description: 'What the block is.', const: kind },
      shown: { type: 'boolean', title: 'Shown', description: 'Whether the block shows on its page.', default: true },
      ...properties,
    },
  }) as const satisfies SchemaNode

export const text = (title: string, description: string, maxLength: number, value = '') =>
  ({ type: 'string', title, description, maxLength, default: value }) as const satisfies SchemaNode

export const longText = (title: string, description: string, maxLength: number, value = '') =>
  ({ ...text(title, description, maxLength, value), 'x-control': 'multiline' }) as const satisfies SchemaNode

/** A rich text setting; its default is light text. */
export const richText = (title: string, description: string, maxLength: number, value = '') =>
  ({ ...text(title, description, maxLength, value), 'x-control': 'richText' }) as const satisfies SchemaNode

/** `labels` maps each value to its label. */
export const choice = <const Labels extends Readonly<Record<string, string>>>(
  title: string,
  description: string,
  labels: Labels,
  value: keyof Labels & string,
) => ({ type: 'string', title, description, ...choices(labels), default: value }) as const satisfies SchemaNode

/** Layout of a block's cards on phones. */
export const phoneLayout = choice(
  'Layout on phones',
  'How the cards are laid out on a phone.',
  { rows: 'One row to swipe', stack: 'One below the other' },
  'rows',
)

export type PhoneLayout = 'rows' | 'stack'

export const image = (title: string, description: string) =>
  ({ ...text(title, description, 300), 'x-control': 'image' }) as const satisfies SchemaNode

/** Alternative text of the picture. */
export const imageAlt = text('Alt text', 'Describes the picture for shoppers who can’t see it. Leave empty if it is only decoration.', 240)

export const href = (title: string, description: string, value = '') =>
  ({ ...text(title, description, 300, value), ...webLinkOrEmpty, 'x-control': 'path' }) as const satisfies SchemaNode

const dayPattern = '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])'

/** A date, or empty for none. */
export const day = (title: string, description: string) =>
  ({
    type: 'string',
    title,
    description,
    maxLength: 10,
    pattern: `^$|^${dayPattern}$`,
    'x-expects': 'a day such as 2026-07-24, or empty',
    default: '',
    'x-control': 'day',
  }) as const satisfies SchemaNode

/** A date, with a time of the site's clock if needed (`2026-07-24T08:00`), or empty for none. */
export const dayTime = (title: string, description: string) =>
  ({
    type: 'string',
    title,
    description,
    maxLength: 16,
    pattern: `^$|^${dayPattern}(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9])?$`,
    'x-expects': 'a day such as 2026-07-24, a day and time such as 2026-07-24T08:00, or empty',
    default: '',
    'x-control': 'dayTime',
  }) as const satisfies SchemaNode

export const count = (title: string, description: string, minimum: number, maximum: number, value: number) =>
  ({ type: 'integer', title, description, minimum, maximum, default: value }) as const satisfies SchemaNode

/** A short list of entries with ids, merged by id. */
export const entryList = <const Properties extends Record<string, SchemaNode>>(
  title: string,
  description: string,
  itemTitle: string,
  maxItems: number,
  properties: Properties,
) =>
  ({
    type: 'array',
    title,
    description,
    maxItems,
    default: [],
    'x-merge': 'id',
    items: { type: 'object', title: itemTitle, properties: { id: stableId, ...properties } },
  }) as const satisfies SchemaNode

/** A short list of titled entries, such as reasons or steps; `words` is the schema of their text. */
export const entries = <const Text extends SchemaNode>(title: string, description: string, itemTitle: string, item: Text) =>
  entryList(title, description, itemTitle, 12, {
    title: text('Title', 'The entry’s title.', 120),
    text: item,
    href: href('Link', 'Where the entry leads. Leave empty for no link.'),
  })

export const heading = (value: string) => text('Heading', 'The heading of the block. Leave empty to show none.', 100, value)

export const intro = (value = '') => richText('Text', 'A sentence or two under the heading.', 600, value)
