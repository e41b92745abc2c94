import { base64Length, largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import { z } from 'zod'

/** A file in base64; a larger one is refused with `tooLarge`. */
export const base64Input = (tooLarge: string, bytes = largestSentFile) =>
  z
    .string()
    .max(base64Length(bytes), tooLarge)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The file did not arrive completely. Try again.')
