import { stableId } from '../formats/stableId'
import { linkAddress } from '../formats/webLink'

/**
 * Limits of a document; its text length is limited by the `maxLength` of its setting or field. `points` are list items, `spans` runs of
 * text with one format, `letters` the characters of a span.
 */
export const richTextBounds = {
  blocks: 300,
  points: 200,
  level: 5,
  paragraphs: 40,
  rows: 100,
  columns: 8,
  spans: 300,
  letters: 20_000,
} as const

/** Pattern of rendered link URLs: no scripts, and no unencrypted http. */
export const renderedLinkPattern = `^${linkAddress}$`

/** Pattern of stored link URLs: also a placeholder of the site's details. */
export const linkPattern = `^(?:${linkAddress}|\\{[A-Za-z]{1,40}\\})$`

/** Allowed picture sources: the site's media library or https. */
export const picturePattern =
  '^(?:https://[^\\s"<>\\u0000-\\u001f]+|[A-Za-z0-9][A-Za-z0-9._-]*(?:/[A-Za-z0-9][A-Za-z0-9._-]*)*(?:#[0-9]{1,3},[0-9]{1,3})?)$'

const onlyTrue = { type: 'boolean', const: true } as const

const closed = <const Properties extends Record<string, object>>(properties: Properties, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
})

const spans = {
  type: 'array',
  maxItems: richTextBounds.spans,
  items: closed(
    {
      text: { type: 'string', minLength: 1, maxLength: richTextBounds.letters },
      bold: onlyTrue,
      italic: onlyTrue,
      href: { type: 'string', maxLength: 500, pattern: linkPattern },
    },
    ['bold', 'italic', 'href'],
  ),
}

const blockOf = (kind: string, properties: Record<string, object>, optional: readonly string[] = []) =>
  closed({ id: { type: 'string', pattern: stableId.pattern }, kind: { type: 'string', const: kind }, ...properties }, optional)

const pixels = { type: 'integer', minimum: 1, maximum: 20_000 }

const list = (maxItems: number, items: object) => ({ type: 'array', minItems: 1, maxItems, items })

/** The JSON Schema (2020-12) of a document: no nesting, no markup, no unknown keys. */
export const richTextSchema = closed({
  blocks: {
    type: 'array',
    maxItems: richTextBounds.blocks,
    items: {
      type: 'object',
      discriminator: { propertyName: 'kind' },
      required: ['kind'],
      oneOf: [
        blockOf('paragraph', { spans }),
        blockOf('heading', { level: { type: 'integer', enum: [2, 3, 4] }, spans }),
        blockOf('list', {
          points: list(
            richTextBounds.points,
            closed({ level: { type: 'integer', minimum: 1, maximum: richTextBounds.level }, ordered: { type: 'boolean' }, spans }),
          ),
        }),
        blockOf('quote', { paragraphs: list(richTextBounds.paragraphs, spans) }),
        blockOf('table', { hasHead: { type: 'boolean' }, rows: list(richTextBounds.rows, list(richTextBounds.columns, spans)) }),
        blockOf(
          'picture',
          {
            image: { type: 'string', maxLength: 300, pattern: picturePattern },
            alt: { type: 'string', maxLength: 240 },
            caption: { type: 'string', maxLength: 300 },
            width: pixels,
            height: pixels,
          },
          ['width', 'height'],
        ),
        blockOf('rule', {}),
      ],
    },
  },
})
