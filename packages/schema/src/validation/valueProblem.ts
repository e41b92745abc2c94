import type { ErrorObject } from 'ajv'
import { isRecord } from '../isRecord'
import { rootNode } from '../json-schema/configSchema'
import { isFormatted } from '../json-schema/formattedTexts'
import { itemName } from '../json-schema/itemName'
import { itemNode } from '../json-schema/itemNode'
import { valueAt } from '../layers/ListItem'
import { joinPointer, pointerSegments } from '../pointer/joinPointer'
import type { SchemaNode } from '../SchemaNode'
import { settingAt } from '../settingAt'
import { quotable } from '../text/codePoints'
import { formatProblem } from './formatProblem'

/** Converts a validator's instance path to a config pointer: '/navigation/items/3/href' → '/navigation/items/service/href'. */
export const configPointer = (doc: unknown, instancePath: string): string => {
  let value = doc
  let node: SchemaNode | null = rootNode
  let pointer = ''
  for (const segment of pointerSegments(instancePath)) {
    const inside: unknown = Array.isArray(value) ? value[Number(segment)] : isRecord(value) ? value[segment] : undefined
    const named: boolean = Array.isArray(value) && node?.['x-merge'] === 'id' && isRecord(inside) && typeof inside.id === 'string'
    pointer = joinPointer(pointer, named && isRecord(inside) ? String(inside.id) : segment)
    node = Array.isArray(value) ? node && itemNode(node, isRecord(inside) ? inside.kind : undefined) : (node?.properties?.[segment] ?? null)
    value = inside
  }
  return pointer
}

const parentOf = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** Type and name of the item of a list merged by id at a pointer; null for anything else. */
const itemAt = (pointer: string, doc: unknown): { readonly title: string; readonly name: string } | null => {
  const list = pointerSegments(pointer).length > 2 ? settingAt(parentOf(pointer), doc)?.node : undefined
  if (list?.['x-merge'] !== 'id') return null
  const item = valueAt(doc, pointer)
  const node = itemNode(list, isRecord(item) ? item.kind : undefined)
  return { title: node?.title ?? list.items?.title ?? 'Entry', name: quotable(itemName(node, item, pointerSegments(pointer).at(-1) ?? '')) }
}

/** Name of the invalid value: a setting's title, an item's name, or an entry's position in a plain list. */
const nameOf = (pointer: string, doc: unknown): string => {
  const item = itemAt(pointer, doc)
  if (item) return item.title === item.name ? item.name : `${item.title} “${item.name}”`
  const last = pointerSegments(pointer).at(-1) ?? ''
  const parent = settingAt(parentOf(pointer), doc)?.node
  if (parent?.type === 'array') return `${parent.title ?? ''}: entry ${Number(last) + 1}`
  const title = settingAt(pointer, doc)?.node.title ?? last
  const holder = itemAt(parentOf(pointer), doc)
  return holder ? `${title} of “${holder.name}”` : title
}

/** The schema of the invalid value. A block without `kind` may have the settings of any kind. */
const shapeAt = (error: ErrorObject, pointer: string, doc: unknown): SchemaNode | null => {
  if (pointer === '') return rootNode
  const place = settingAt(pointer, doc)?.node ?? null
  const choice = settingAt(parentOf(pointer), doc)?.node.items
  if (!choice?.oneOf) return place
  if (error.keyword === 'discriminator') return choice
  const value = valueAt(doc, pointer)
  const isKindless = isRecord(value) && value.kind === undefined
  return isKindless ? { title: 'this block', properties: Object.assign({}, ...choice.oneOf.map((kind) => kind.properties)) } : place
}

/** Pointer of the rich text that contains a pointer; null if there is none. */
const formattedAt = (pointer: string, doc: unknown): string | null => {
  for (let at = pointer; at !== ''; at = parentOf(at)) {
    const node = settingAt(at, doc)?.node
    if (node) return isFormatted(node) ? at : null
  }
  return null
}

/** Converts a validation error to pointer and message in the config's terms. */
export const valueProblem = (
  error: ErrorObject,
  doc: unknown,
): { readonly pointer: string; readonly holder: string; readonly message: string } => {
  const { keyword, params } = error
  const holder = configPointer(doc, error.instancePath)
  const text = formattedAt(holder, doc)
  // The editor ensures valid documents, so the error only names the text.
  if (text !== null && typeof valueAt(doc, text) !== 'string')
    return {
      pointer: text,
      holder: text,
      message: `${nameOf(text, doc)} contains something that formatted text can’t have. Enter it again.`,
    }
  const key = keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : null
  return {
    pointer: key === null ? holder : joinPointer(holder, String(key)),
    holder,
    message: formatProblem(error, nameOf(holder, doc), shapeAt(error, holder, doc), valueAt(doc, holder)),
  }
}
