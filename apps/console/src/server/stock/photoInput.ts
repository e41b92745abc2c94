import { largestImageBytes } from '@forecourt/services/images/prepareImage'
import { z } from 'zod'

/** A photo as it is sent: the file in base64. */
export const photoData = z
  .string()
  .max(Math.ceil(largestImageBytes / 3) * 4 + 4, 'The photo is larger than 4 MB.')
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The photo did not arrive whole. Try again.')

export const photoAltText = z.string().trim().max(300, 'At most 300 characters.')

export const photoKey = z.string().min(1).max(200)

const share = z.number().min(0).max(1)

/** A part of a picture in shares of its width and height. */
export const picturePart = z.object({ left: share, top: share, width: share.gt(0), height: share.gt(0) })
