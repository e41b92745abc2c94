import { isRecord } from '../isRecord'
import { choiceLabel, itemName } from '../json-schema/itemName'
import { itemNode } from '../json-schema/itemNode'
import { plainText } from '../rich-text/plainText'
import { isDocument } from '../rich-text/RichText'
import type { SchemaNode } from '../SchemaNode'
import { countNoun } from '../text/countNoun'

const maxLength = 48

/** Whether a text is truncated in its description. */
export const isTruncated = (value: unknown): value is string => typeof value === 'string' && value.length > maxLength

/** Truncates a text around its first difference. */
const shortened = (text: string, differsAt: number) => {
  const start = differsAt < maxLength - 8 ? 0 : differsAt - 16
  const end = Math.min(text.length, start + maxLength)
  const whole = text.slice(start, end).replace(/\s+/g, ' ')
  return `“${start > 0 ? '…' : ''}${whole}${end < text.length ? '…' : ''}”`
}

/** Maximum number of list items named; the rest is counted. */
const maxNamed = 6

const listText = (node: SchemaNode, values: readonly unknown[]): string => {
  if (values.length === 0) return 'nothing'
  const named = values
    .slice(0, maxNamed)
    .map((value) => describeValue(itemNode(node, isRecord(value) ? value.kind : undefined) ?? {}, value))
  return values.length <= maxNamed ? named.join(', ') : `${named.join(', ')} and ${values.length - maxNamed} more`
}

/** The record's name, else its number of settings. */
const recordText = (node: SchemaNode, value: Readonly<Record<string, unknown>>): string => {
  const name = itemName(node, value, '')
  if (name !== '') return typeof node.properties?.kind?.const === 'string' ? name : `“${name}”`
  const id = typeof value.id === 'string' ? value.id : ''
  const choice = id === '' ? '' : itemName(node, value, id)
  if (choice !== '' && choice !== id) return choice
  return node.title === undefined
    ? countNoun(Object.keys(value).length, 'value')
    : `${/^[aeiou]/i.test(node.title) ? 'an' : 'a'} ${node.title.toLowerCase()}`
}

/**
 * A setting's value as text: on, 21, “Get Finance Quote”, the label of an option, the names of list items. `differsAt` is the index at
 * which a long text differs from the other.
 */
export const describeValue = (node: SchemaNode, value: unknown, differsAt = 0): string => {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const choice = choiceLabel(node, value)
  if (choice !== null) return choice
  if (typeof value === 'number') return value.toLocaleString('en-AU')
  if (Array.isArray(value)) return listText(node, value)
  if (isDocument(value)) return describeValue(node, plainText(value), differsAt)
  if (isRecord(value)) return recordText(node, value)
  if (typeof value !== 'string') return String(value)
  // A picture's URL is meaningless to users.
  if (node['x-control'] === 'image') return value === '' ? 'no picture' : 'a picture'
  if (value === '') return 'empty'
  if (node['x-control'] === 'dayTime') return value.replace('T', ', ')
  return node['x-control'] === 'colour' ? value : shortened(value, differsAt)
}
