import { z } from 'zod'

export const photoAltText = z.string().trim().max(300, 'At most 300 characters.')

/** A photo's key in file storage, with its point of focus where it has one. */
export const photoKey = z.string().min(1).max(200)

const share = z.number().min(0).max(1)

/** A part of a picture in shares of its width and height. */
export const picturePart = z.object({ left: share, top: share, width: share.gt(0), height: share.gt(0) })
