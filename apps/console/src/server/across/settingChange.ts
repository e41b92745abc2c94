import type { SettingChange } from '@forecourt/data/bulk/SettingChange'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'

const pointerTo = (isMeant: (node: SchemaNode) => boolean, otherwise: string) =>
  z
    .string()
    .startsWith('/')
    .max(300)
    .refine((at) => {
      const node = settingAt(at)?.node
      return node !== undefined && isMeant(node)
    }, otherwise)

const isList = (node: SchemaNode) => node['x-merge'] === 'id'
const isOneValue = (node: SchemaNode) => node.type !== 'object' && !isList(node)

export const listPointer = pointerTo(isList, 'That is not a list that several sites can share.')

const itemId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/, 'That is not the name of an item.')
const item = z.looseObject({ id: itemId }).refine(({ removed }) => removed === undefined, 'An item is taken away with “remove”.')
const items = z.array(item).max(100) as unknown as z.ZodType<readonly ListItem[]>

/** One setting given a value, or taken back so that the layers beneath speak again; or a list given an item, rid of one, or replaced. */
export const settingChange: z.ZodType<SettingChange> = z.union([
  z.object({ pointer: pointerTo((node) => node.type !== 'object', 'That is not a setting that can be reset.'), reset: z.literal(true) }),
  z.object({
    pointer: pointerTo(isOneValue, 'That is not a setting that can be given one value.'),
    reset: z.literal(false),
    value: z.unknown(),
  }),
  z.object({ pointer: listPointer, add: item as unknown as z.ZodType<ListItem> }),
  z.object({ pointer: listPointer, remove: itemId }),
  z.object({ pointer: listPointer, replace: items }),
])
