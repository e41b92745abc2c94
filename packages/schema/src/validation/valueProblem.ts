import type { ErrorObject } from 'ajv'
import { isRecord } from '../isRecord'
import { itemName } from '../itemName'
import { itemNode } from '../itemNode'
import { valueAt } from '../layers/valueAt'
import { joinPointer } from '../pointer/joinPointer'
import { pointerSegments } from '../pointer/pointerSegments'
import { rootNode } from '../rootNode'
import { settingAt } from '../settingAt'
import { configPointer } from './configPointer'
import { problemSentence } from './problemSentence'

const parentOf = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** The item of a list merged by id that a pointer names, as a person calls it; null for anything else. */
const itemAt = (pointer: string, doc: unknown): { readonly title: string; readonly name: string } | null => {
  const list = pointerSegments(pointer).length > 2 ? settingAt(parentOf(pointer), doc)?.node : undefined
  if (list?.['x-merge'] !== 'id') return null
  const item = valueAt(doc, pointer)
  const node = itemNode(list, isRecord(item) ? item.kind : undefined)
  return { title: node?.title ?? list.items?.title ?? 'Entry', name: itemName(node, item, pointerSegments(pointer).at(-1) ?? '') }
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

/** Where the validator objects and what it says, in the config's own terms. */
export const valueProblem = (
  error: ErrorObject,
  doc: unknown,
): { readonly pointer: string; readonly holder: string; readonly message: string } => {
  const holder = configPointer(doc, error.instancePath)
  const place = settingAt(holder, doc)
  const blocks = error.keyword === 'discriminator' ? settingAt(holder.slice(0, holder.lastIndexOf('/')))?.node.items : undefined
  const key =
    error.keyword === 'required'
      ? error.params.missingProperty
      : error.keyword === 'additionalProperties'
        ? error.params.additionalProperty
        : null
  return {
    pointer: key === null ? holder : joinPointer(holder, String(key)),
    holder,
    message: problemSentence(error, nameOf(holder, doc), holder === '' ? rootNode : (blocks ?? place?.node ?? null), valueAt(doc, holder)),
  }
}
