import type { RecordField, RecordFields } from '@forecourt/rules/records/RecordField'
import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { z } from 'zod'

/** That of a model is made of names and of whose it is. */
const recordId = z.string().min(1).max(200)
/** Null for what is the platform's own. */
const ownerId = recordId.nullable()

/** The id of a record, and the revision a change of it was made on. */
export const changeInput = z.object({ id: recordId, expectedRevision: z.number().int().min(1) })

/** Where a new record belongs, and the key its form made once, so that sending it twice adds one. */
export const createInput = z.object({ organisationId: ownerId, key: z.uuid() })

/** Undoing needs the owner: a record that was removed is nowhere to be found. */
export const undoInput = z.object({ id: recordId, organisationId: ownerId })

export const ownerInput = z.object({ organisationId: ownerId })

const typedText = (most: number) => z.string().trim().max(most, `At most ${most} characters.`)

/** A text that may be missing; an empty one counts as missing. */
const optionalText = (most: number) =>
  typedText(most)
    .nullable()
    .transform((text) => text || null)

/** Words, or a document that is nothing but what documents can say. */
const formattedText = (most: number) =>
  z
    .union([typedText(most), z.custom<RichText & object>((value) => validateDocument(value), 'That is no text.')])
    .transform((text): RichText => (isBlankText(text) ? '' : text))

const typed = (field: RecordField): z.ZodType => {
  switch (field.kind) {
    case 'text':
      return typedText(field.most)
    case 'richText':
      return formattedText(field.most)
    case 'optionalRichText':
      return formattedText(field.most)
        .nullable()
        .transform((text) => text || null)
    case 'optional':
      return optionalText(field.most)
    case 'day':
    case 'choice':
      return typedText(40)
    case 'optionalDay':
      return optionalText(10)
    case 'picture':
      return optionalText(200)
    case 'reference':
      return field.none === undefined ? typedText(200) : optionalText(200)
    case 'several':
    case 'references':
    case 'sites':
      return z.array(typedText(100)).max(500)
    case 'number':
    case 'money':
      return z.number('Type a number.').nullable()
    case 'stars':
      return z.number().int().min(0).max(5)
    case 'flag':
      return z.boolean()
    case 'rows':
      return z.array(typedObject(field.fields)).max(200)
  }
}

function typedObject(fields: RecordFields): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typed(field)])))
}

/** A record as the console's form sends it; what it must say, its kind decides. */
export const valuesInput = <Values>(fields: RecordFields) => typedObject(fields) as unknown as z.ZodType<Values, Values>
