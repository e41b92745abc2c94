import { isRecord } from '@forecourt/schema/isRecord'
import { itemName } from '@forecourt/schema/json-schema/itemName'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import { pointerSegments } from '@forecourt/schema/pointer/pointerSegments'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'

/**
 * What stands for an invalid value that an item of a list can't be without, such as 'Page without a title': without it the item
 * would be dropped, and nobody could open it to mend it. Nothing for what has a default, and for what no words can stand for.
 */
export const requiredStandIn = (pointer: string, values: ConfigValues): unknown => {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'))
  const list = settingAt(holder.slice(0, holder.lastIndexOf('/')), values)?.node
  const node = settingAt(pointer, values)?.node
  if (list?.['x-merge'] !== 'id' || node?.type !== 'string' || node.default !== undefined) return undefined
  const id = pointerSegments(holder).at(-1) ?? ''
  if (node.enum) return node.enum[0]
  if (node['x-control'] === 'pagePath') return `/${id}`
  if (node.pattern !== undefined || node.format !== undefined) return undefined
  const item = valueAt(values, holder)
  const key = pointerSegments(pointer).at(-1) ?? ''
  const shape = settingAt(holder, values)?.node ?? null
  return itemName(shape, { ...(isRecord(item) && item), [key]: '' }, id).slice(0, node.maxLength)
}
