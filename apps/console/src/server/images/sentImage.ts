import { largestSentText } from '@forecourt/rules/stock/uploadLimits'
import { z } from 'zod'
import { base64Input } from '../base64Input'

/** The metadata of a picture. */
export const imageInput = {
  name: z.string().trim().min(1, 'Enter a name for the picture.').max(120, 'A name has at most 120 characters.'),
  alt: z.string().trim().max(240, 'At most 240 characters.'),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
}

/** A file in base64. */
export const pictureFile = base64Input(`The picture is larger than ${largestSentText}.`)

/** An uploaded picture with its metadata. */
export const sentImage = {
  name: imageInput.name,
  alt: imageInput.alt.default(''),
  focalX: imageInput.focalX.default(0.5),
  focalY: imageInput.focalY.default(0.5),
  /** The file, or a URL to fetch it from. */
  data: z.union([pictureFile, z.object({ address: z.string().trim().min(1).max(4000) })]),
}

export type SentImage = z.infer<z.ZodObject<typeof sentImage>>
