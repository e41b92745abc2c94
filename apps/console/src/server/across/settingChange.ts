import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'

/** A setting that is one value: lists whose items are merged by id are edited site by site. */
const pointer = z
  .string()
  .startsWith('/')
  .max(300)
  .refine((at) => {
    const node = settingAt(at)?.node
    return node !== undefined && node.type !== 'object' && node['x-merge'] === undefined
  }, 'That is not a setting that can be given one value.')

/** One setting given a value, or taken back so that the layers beneath speak again. */
export const settingChange = z.discriminatedUnion('reset', [
  z.object({ pointer, reset: z.literal(true) }),
  z.object({ pointer, reset: z.literal(false), value: z.unknown() }),
])
