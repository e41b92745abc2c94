import { xmlText } from '@forecourt/rules/text/xmlText'

type Value = string | number | null | undefined | false
type Attributes = { readonly [name: string]: Value }

const isFilled = (value: Value): value is string | number =>
  value !== null && value !== undefined && value !== false && String(value).trim() !== ''

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (isFilled(value) ? [` ${name}="${xmlText(String(value))}"`] : []))
    .join('')

/** A text element; empty string without text, because ADF has no empty elements. */
export const leaf = (name: string, value: Value, attributes: Attributes = {}): string => {
  const text = isFilled(value) ? xmlText(String(value)).trim() : ''
  return text === '' ? '' : `<${name}${attributesOf(attributes)}>${text}</${name}>`
}

/** An element with children; empty string without children. */
export const branch = (name: string, children: readonly string[], attributes: Attributes = {}): string => {
  const inner = children.filter((child) => child !== '')
  return inner.length === 0 ? '' : `<${name}${attributesOf(attributes)}>\n${inner.join('\n')}\n</${name}>`
}
