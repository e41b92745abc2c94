import { isValidElement, type ReactNode } from 'react'

/** Placeholder in an island's JSON props for server-rendered children. */
export interface SlotMark {
  readonly $slot: string
}

const isNode = (value: unknown): value is ReactNode =>
  isValidElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isPiece) && value.some(isNode))
const isPiece = (value: unknown): boolean => value == null || typeof value !== 'object' || isNode(value)

/** An island's props with React elements replaced; parts without elements are not copied. */
export const packProps = (part: string, props: object, place: (node: ReactNode) => unknown): object => {
  const pack = (value: unknown, name: string): unknown => {
    if (typeof value === 'function') throw new Error(`${part} can’t be given a function on a public page: ${name}`)
    if (typeof value !== 'object' || value === null) return value
    return isNode(value) ? place(value) : packEach(value)
  }
  const packEach = (values: object): object => {
    let packed: { [key: string]: unknown } | undefined
    for (const [key, value] of Object.entries(values)) {
      const one = pack(value, key)
      if (one === value) continue
      packed ??= (Array.isArray(values) ? [...values] : { ...values }) as { [key: string]: unknown }
      packed[key] = one
    }
    return packed ?? values
  }
  return packEach(props)
}
