import { largestImageBytes } from '@forecourt/services/images/prepareImage'
import { z } from 'zod'
import { imageWords } from '../routers/images/imageWords'

/** A picture as it is sent, with what people say about it. */
export const sentImage = {
  name: imageWords.name,
  alt: imageWords.alt.default(''),
  focalX: imageWords.focalX.default(0.5),
  focalY: imageWords.focalY.default(0.5),
  /** The file in base64. */
  data: z
    .string()
    .max(Math.ceil(largestImageBytes / 3) * 4 + 4, 'The picture is larger than 4 MB.')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The picture did not arrive whole. Try again.'),
}

const shape = z.object(sentImage)

export type SentImage = z.infer<typeof shape>
