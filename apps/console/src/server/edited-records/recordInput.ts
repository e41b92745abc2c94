import { z } from 'zod'

const recordId = z.string().min(1).max(100)

/** The id of a record, and the revision a change of it was made on. */
export const changeInput = z.object({ id: recordId, expectedRevision: z.number().int().min(1) })

/** Where a new record belongs, and the key its form made once, so that sending it twice adds one. */
export const createInput = z.object({ organisationId: recordId, key: z.uuid() })

/** Undoing needs the organisation: a record that was removed is nowhere to be found. */
export const undoInput = z.object({ id: recordId, organisationId: recordId })

/** A text of the form: trimmed, of at most so many characters. */
export const typedText = (most: number) => z.string().trim().max(most, `At most ${most} characters.`)

/** A text that may be missing; an empty one counts as missing. */
export const optionalText = (most: number) =>
  typedText(most)
    .nullable()
    .transform((text) => text || null)
