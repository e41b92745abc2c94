import fc from 'fast-check'
import { joinSpans } from '../rich-text/parseLightText'
import type { RichDocument } from '../rich-text/RichText'

const letters = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Swift', 'from $299', ' ', 'مرحبا', 'שלום', '👨‍👩‍👧‍👦', '🇳🇿', '<script>', '**', '](x)', '- ', '## ', 'a\nb'),
  },
)
const text = letters.map((each) => each.replaceAll('\0', '')).filter((each) => each !== '')

const span = fc.record(
  {
    text,
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    href: fc.constantFrom(
      '/search',
      '#enquire',
      'https://dealer.example/x?y=1',
      'tel:0255501234',
      'mailto:a@b.example',
      '{privacyOfficeSite}',
    ),
  },
  { requiredKeys: ['text'] },
)

const spans = fc.array(span, { maxLength: 4 }).map(joinSpans)

const table = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc.record({
    kind: fc.constant('table' as const),
    hasHead: fc.boolean(),
    rows: fc.array(fc.array(spans, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 4 }),
  }),
)

const block = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), spans }),
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const, 4 as const), spans }),
  fc.record({
    kind: fc.constant('list' as const),
    points: fc.array(fc.record({ level: fc.integer({ min: 1, max: 5 }), ordered: fc.boolean(), spans }), { minLength: 1, maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('quote' as const), paragraphs: fc.array(spans, { minLength: 1, maxLength: 3 }) }),
  table,
  fc.record({
    kind: fc.constant('picture' as const),
    image: fc.constantFrom('stock/a.webp', 'images/yard.jpg#30,70', 'https://dealer.example/b.png'),
    alt: letters,
    caption: letters,
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
  }),
  fc.record({ kind: fc.constant('rule' as const) }),
)

/** Any document that the schema allows, with text in any script and text that looks like markup. */
export const arbitraryDocument: fc.Arbitrary<RichDocument> = fc
  .array(block, { maxLength: 8 })
  .map((blocks) => ({ blocks: blocks.map((each, index) => ({ id: `n${index}`, ...each })) }) as RichDocument)
