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

/** The config pointer of a place the validator names by position: '/navigation/items/3/href' → '/navigation/items/service/href'. */
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

/** The item of a list merged by id that a pointer names, as a person calls it; null for anything else. */
const itemAt = (pointer: string, doc: unknown): { readonly title: string; readonly name: string } | null => {
  const list = pointerSegments(pointer).length > 2 ? settingAt(parentOf(pointer), doc)?.node : undefined
  if (list?.['x-merge'] !== 'id') return null
  const item = valueAt(doc, pointer)
  const node = itemNode(list, isRecord(item) ? item.kind : undefined)
  return { title: node?.title ?? list.items?.title ?? 'Entry', name: quotable(itemName(node, item, pointerSegments(pointer).at(-1) ?? '')) }
}

/** The name of what is wrong: a setting by its title, an item by its own name, an entry of a plain list by its place in it. */
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

/** The schema of what is wrong. A block that doesn't say its kind may have the settings of any. */
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

/** The formatted text that a pointer leads into, or to; null where it leads into none. */
const formattedAt = (pointer: string, doc: unknown): string | null => {
  for (let at = pointer; at !== ''; at = parentOf(at)) {
    const node = settingAt(at, doc)?.node
    if (node) return isFormatted(node) ? at : null
  }
  return null
}

/** Where the validator objects and what it says, in the config's own terms. */
export const valueProblem = (
  error: ErrorObject,
  doc: unknown,
): { readonly pointer: string; readonly holder: string; readonly message: string } => {
  const { keyword, params } = error
  const holder = configPointer(doc, error.instancePath)
  const text = formattedAt(holder, doc)
  // What a document holds is the editor's to get right: a person is told which text it is.
  if (text !== null && typeof valueAt(doc, text) !== 'string')
    return { pointer: text, holder: text, message: `${nameOf(text, doc)} holds something that a formatted text cannot: write it again.` }
  const key = keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : null
  return {
    pointer: key === null ? holder : joinPointer(holder, String(key)),
    holder,
    message: formatProblem(error, nameOf(holder, doc), shapeAt(error, holder, doc), valueAt(doc, holder)),
  }
}
