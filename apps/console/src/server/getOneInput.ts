import { z } from 'zod'

/** The id of the record that react-admin asks for. */
export const getOneInput = z.object({ id: z.string().min(1).max(200) })
