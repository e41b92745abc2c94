import { z } from 'zod'

/** What people say about a picture. */
export const imageInput = {
  name: z.string().trim().min(1, 'Give the picture a name.').max(120, 'A name has at most 120 characters.'),
  alt: z.string().trim().max(240, 'At most 240 characters.'),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
}
