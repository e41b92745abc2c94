import { z } from 'zod'
import { columnTitles, type ImportColumn } from '../stock-import/stockColumns'
import { mostHeadings } from './FeedRecords'

/** Maximum headings per field: that of a car's pictures. */
export const mostSources = 60

const heading = z.string().min(1).max(200).describe('A heading of the feed.')

/** Lookup key of a column that stands for any date, such as in “Published”. */
export const anyDate = 'Any date'
/** Lookup key of a column that stands for any text, such as buyers' names in “Sold to”. */
export const anyText = 'Any name or amount'

/** Lookup key of a column of holds that stands for those whose last day is over. */
export const endedHold = 'A hold that has ended'

/** Lookup key that stands for all years of two digits in a column, and the only meaning that a user can choose for it. */
export const [shortYears, shortYearsMeaning] = ['Years with two digits', '2019 for 19, 2020 for 20 and so on'] as const

/** A transformation step of a text, for imports and exports. */
export const mappingStep = z.discriminatedUnion('do', [
  z
    .strictObject({
      do: z.literal('lookup'),
      table: z
        .record(z.string().max(200), z.string().max(500))
        .describe(
          `What the feed says, and what is meant; letters may be large or small. “${anyDate}” is every date that isn’t there itself, and “${anyText}” every other text but “No”, “0” and the like.`,
        ),
      otherwise: z.string().max(500).optional().describe('What is meant by anything else; without it the text stays as it is.'),
    })
    .describe('Says what is meant by words of the feed.'),
  z
    .strictObject({
      do: z.literal('split'),
      by: z.string().min(1).max(10).describe('What parts the text.'),
      part: z.int().min(-20).max(20).describe('Which part: 1 is the first, -1 the last.'),
    })
    .describe('Takes one part of a text.'),
  z
    .strictObject({
      do: z.literal('name'),
      part: z.enum(['year', 'make', 'model', 'rest']).describe('“rest” is what follows the model.'),
    })
    .describe('Takes the year, the make, the model or the rest out of the name of a car, such as “2019 Toyota Corolla Cross GXL”.'),
  z
    .strictObject({
      do: z.literal('date'),
      order: z.enum(['dmy', 'mdy', 'ymd', 'my', 'ym']).describe('In which order day, month and year stand.'),
    })
    .describe('Reads a date written another way than day, month, year.'),
  z
    .strictObject({ do: z.literal('times'), factor: z.number().positive().max(1_000_000).describe('0.01 for cents, 1.609344 for miles.') })
    .describe('Multiplies a number.'),
])

const source = z
  .strictObject({
    from: z
      .array(heading)
      .max(mostSources)
      .default([])
      .describe('Headings looked under: the first that says something counts, or all with “join”.'),
    join: z.string().max(10).optional().describe('Puts what stands under all of them together, with this between.'),
    constant: z.string().max(500).optional().describe('What is meant where none of them says anything.'),
    when: z
      .strictObject({ heading, is: z.array(z.string().max(200)).min(1).max(50) })
      .optional()
      .describe('Counts only for rows where a heading says one of these.'),
    steps: z.array(mappingStep).max(10).default([]).describe('What is done to the text, in order.'),
  })
  .describe('Where a field of a car comes from.')

const decidedTexts = z.union([z.literal('all'), z.array(z.string().min(1).max(200)).max(200)])
const decision = z
  .strictObject({
    ignores: decidedTexts.describe('Texts that don’t matter, or “all”. Letters may be large or small.'),
    holds: decidedTexts.describe('Texts whose cars wait, or “all”; they come before those that don’t matter.').default([]),
    allows: z
      .array(z.string().min(1).max(200))
      .max(200)
      .optional()
      .describe('Texts that a person has checked, although they contradict another column.'),
    contradictory: z
      .array(z.string().min(1).max(200))
      .max(200)
      .optional()
      .describe('Texts whose cars wait only where they contradict another column; the same text of another car doesn’t matter.'),
  })
  .describe('What a person decided about a column that nothing reads. Cars with any other text wait until it is decided too.')

const columns = Object.keys(columnTitles) as [ImportColumn, ...ImportColumn[]]

const mapping = z
  .strictObject({
    version: z.literal(1),
    columns: z.partialRecord(z.enum(columns), source).describe('By field of a car: where it comes from.'),
    headingsRow: z
      .int()
      .min(0)
      .max(1_000)
      .optional()
      .describe('Row of the headings in a table, counted as in a spreadsheet; 0 for a table without headings; found by itself without.'),
    only: z
      .array(
        z.strictObject({
          heading,
          is: z.array(z.string().max(200)).max(50).default([]),
          isNot: z.array(z.string().max(200)).max(50).default([]),
        }),
      )
      .max(10)
      .default([])
      .describe('Which rows are cars of this feed. The others are skipped.'),
    sections: z
      .record(z.string().min(1).max(200), z.string().max(100))
      .optional()
      .describe(
        'By text of a row above some cars, such as “Ex fleet”, of another line of the file or of a mark such as “†”: the type, status or price type of its cars, or empty if it says none.',
      ),
    decided: z
      .record(heading, decision)
      .refine((decided) => Object.keys(decided).length <= mostHeadings, `At most ${mostHeadings} columns can be decided.`)
      .optional()
      .describe('By heading that nothing reads: whether its entries matter. Without it, cars with an entry wait.'),
  })
  .describe('How the headings of a stock feed become fields of cars.')

/** Mapping of a feed's headings to car fields, as data; stored with the feed and reusable for the same format. */
export type FeedMapping = z.infer<typeof mapping>
export type MappingSource = FeedMapping['columns'][ImportColumn] & object
export type MappingStep = MappingSource['steps'][number]

/** Schema of a stored mapping. */
export const feedMapping = mapping

/** JSON Schema of mappings, for editors and other programs. */
export const feedMappingSchema = (): object => z.toJSONSchema(mapping, { io: 'input' })
