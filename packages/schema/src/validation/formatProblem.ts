import type { SchemaNode } from '../SchemaNode'
import { codePoints, quotable } from '../text/codePoints'
import { countNoun } from '../text/countNoun'
import { formatUnknownKey, nearest } from '../text/nearest'

/** A validation error: its keyword and parameters. */
export interface ValidationError {
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

const types: Readonly<Record<string, string>> = {
  boolean: 'must be on or off',
  integer: 'must be a whole number',
  number: 'must be a number',
  string: 'must be text',
  array: 'must be a list',
  object: 'must be a group of settings',
}

const figure = (value: number) => value.toLocaleString('en-AU')

const bounds = ({ minimum, maximum }: SchemaNode) => {
  if (minimum !== undefined && maximum !== undefined) return `must be between ${figure(minimum)} and ${figure(maximum)}`
  return minimum !== undefined ? `must be at least ${figure(minimum)}` : `must be at most ${figure(maximum ?? 0)}`
}

const quoted = (value: unknown) => `“${quotable(typeof value === 'string' ? value : JSON.stringify(value))}”`

const choices = (node: SchemaNode) => {
  const labels = (node['x-labels'] ?? node.enum ?? []).map(String)
  return labels.length > 1
    ? `must be ${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`
    : `must be ${labels[0] ?? 'one of its choices'}`
}

/** Noun for an entry of a list; plain values have none. */
const nounOf = ({ items }: SchemaNode) => (items?.type === 'object' ? items.title : undefined)

const kindSentence = (node: SchemaNode, tag: unknown) => {
  const kinds = (node.oneOf ?? []).map((option) => String(option.properties?.kind?.const))
  if (typeof tag !== 'string') return 'needs a type, such as hero or prose'
  const suggestion = nearest(tag, kinds)
  return `has the type ${quoted(tag)}, which does not exist.${suggestion ? ` Did you mean “${suggestion}”?` : ''}`
}

/** The predicate of an error sentence, without the setting's name. */
const predicate = ({ keyword, params }: ValidationError, node: SchemaNode, value: unknown): string => {
  switch (keyword) {
    case 'type':
      return node.enum ? choices(node) : (types[node.type ?? String(params.type)] ?? 'has the wrong format')
    case 'enum':
    case 'const':
      return choices(node)
    case 'minimum':
    case 'maximum':
      return bounds(node)
    case 'minLength':
      return (node.minLength ?? 1) > 1 ? `must have at least ${node.minLength} characters` : 'can’t be empty'
    case 'maxLength':
      return `can have at most ${figure(node.maxLength ?? 0)} characters. This has ${figure(typeof value === 'string' ? codePoints(value) : 0)}`
    case 'pattern':
      return node['x-expects'] ? `must be ${node['x-expects']}` : 'is not in the expected format'
    case 'multipleOf':
      return `must be a multiple of ${node.multipleOf}`
    case 'minItems':
      return `needs at least ${countNoun(node.minItems ?? 1, nounOf(node))}`
    case 'maxItems':
      return `can have at most ${countNoun(node.maxItems ?? 0, nounOf(node))}. This has ${Array.isArray(value) ? value.length : 'more'}`
    case 'uniqueItems':
      return Array.isArray(value) ? `lists ${quoted(value[Number(params.i)])} twice` : 'lists something twice'
    case 'discriminator':
      return kindSentence(node, params.tagValue)
    default:
      return 'is not valid'
  }
}

/** Formats a validation error as a sentence for dealers. Example: 'Cars per page must be between 6 and 60.' */
export const formatProblem = (error: ValidationError, name: string, node: SchemaNode | null, value: unknown): string => {
  const { keyword, params } = error
  if (keyword === 'additionalProperties') return formatUnknownKey(String(params.additionalProperty), node)
  if (keyword === 'required') {
    const missing = String(params.missingProperty)
    return `${name} needs ${missing === 'id' ? 'an id' : `the setting ${quoted(node?.properties?.[missing]?.title ?? missing)}`}.`
  }
  const sentence = `${name} ${predicate(error, node ?? {}, value)}`
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`
}
