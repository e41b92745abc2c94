import type { SchemaNode } from '../SchemaNode'

const longest = 48

/** A text short enough for a list of changes: cut around the place where it starts to differ. */
const shortened = (text: string, differsAt: number) => {
  const start = differsAt < longest - 8 ? 0 : differsAt - 16
  const end = Math.min(text.length, start + longest)
  const whole = text.slice(start, end).replace(/\s+/g, ' ')
  return `“${start > 0 ? '…' : ''}${whole}${end < text.length ? '…' : ''}”`
}

/** A setting's value as a person would say it: on, 21, “Get Finance Quote”, the words of a choice. `differsAt` is where a long text differs from the other. */
export const describeValue = (node: SchemaNode, value: unknown, differsAt = 0): string => {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const choice = node.enum?.indexOf(value as string | number) ?? -1
  if (choice >= 0) return node['x-labels']?.[choice] ?? String(value)
  if (typeof value === 'number') return value.toLocaleString('en-AU')
  if (typeof value !== 'string') return `${Array.isArray(value) ? value.length : Object.keys(value).length} entries`
  if (value === '') return 'empty'
  return node['x-control'] === 'colour' ? value : shortened(value, differsAt)
}
