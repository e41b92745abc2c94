import { maxImported } from '@forecourt/data/edited-records/importRecords'
import type { RecordField, RecordFields } from '@forecourt/rules/records/RecordField'
import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { mostHeadings } from '@forecourt/services/stock-feeds/FeedRecords'
import { z } from 'zod'

/** A model's id consists of names and its owner. */
const recordId = z.string().min(1).max(200)
/** Null for platform records. */
const ownerId = recordId.nullable()

/** The id of a record, and the revision that the change is based on. */
export const changeInput = z.object({ id: recordId, expectedRevision: z.number().int().min(1) })

/** The owner of a new record, and an idempotency key from its form. */
export const createInput = z.object({ organisationId: ownerId, key: z.uuid() })

/** Undo needs the owner: a removed record can't be looked up. */
export const undoInput = z.object({ id: recordId, organisationId: ownerId })

export const ownerInput = z.object({ organisationId: ownerId })

const heading = z.string().max(1_000)

/** What a user decided about the columns and cells of a file, and the idempotency key of the import. */
export const fileDecisions = {
  columns: z
    .array(z.object({ heading, field: z.string().max(100).nullable() }))
    .max(mostHeadings)
    .default([]),
  corrections: z
    .array(z.object({ row: z.number().int().min(1), column: heading, value: z.string().max(20_000) }))
    .max(maxImported)
    .default([]),
  key: z.uuid().optional(),
}

const enteredText = (max: number) => z.string().trim().max(max, `At most ${max} characters.`)

/** An optional text; empty counts as absent. */
const optionalText = (max: number) =>
  enteredText(max)
    .nullable()
    .transform((text) => text || null)

/** A plain text, or a valid document. */
const formattedText = (max: number) =>
  z
    .union([enteredText(max), z.custom<RichText & object>((value) => validateDocument(value), 'Enter text.')])
    .transform((text): RichText => (isBlankText(text) ? '' : text))

const fieldInput = (field: RecordField): z.ZodType => {
  switch (field.kind) {
    case 'text':
      return enteredText(field.max)
    case 'richText':
      return formattedText(field.max)
    case 'optionalRichText':
      return formattedText(field.max)
        .nullable()
        .transform((text) => text || null)
    case 'optional':
      return optionalText(field.max)
    case 'day':
    case 'choice':
      return enteredText(40)
    case 'optionalDay':
      return optionalText(10)
    case 'picture':
      return optionalText(200)
    case 'reference':
      return field.none === undefined ? enteredText(200) : optionalText(200)
    case 'several':
    case 'references':
    case 'sites':
      return z.array(enteredText(100)).max(500)
    case 'number':
    case 'money':
      return z.number('Enter a number.').nullable()
    case 'stars':
      return z.number().int().min(0).max(5)
    case 'flag':
      return z.boolean()
    case 'rows':
      return z.array(fieldsInput(field.fields)).max(200)
  }
}

function fieldsInput(fields: RecordFields): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldInput(field)])))
}

/** The values from a record's form; the kind checks required ones. */
export const valuesInput = <Values>(fields: RecordFields) => fieldsInput(fields) as unknown as z.ZodType<Values, Values>
