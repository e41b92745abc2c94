import { base64Length, largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import { z } from 'zod'

/** A file as a call carries it, in base64; refused in words where it is larger than so many bytes. */
export const base64Input = (tooLarge: string, bytes = largestSentFile) =>
  z
    .string()
    .max(base64Length(bytes), tooLarge)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The file did not arrive whole. Try again.')
