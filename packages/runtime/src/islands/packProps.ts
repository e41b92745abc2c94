import { isValidElement, type ReactNode } from 'react'

/** Placeholder in an island's JSON props for server-rendered children. */
export interface SlotMark {
  readonly $slot: string
}

const isNode = (value: unknown): value is ReactNode =>
  isValidElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isPiece) && value.some(isNode))
const isPiece = (value: unknown): boolean => value == null || typeof value !== 'object' || isNode(value)

/** An island's props with React elements replaced. */
export const packProps = (part: string, props: object, place: (node: ReactNode) => unknown): object => {
  const pack = (value: unknown, name: string): unknown => {
    if (isNode(value)) return place(value)
    if (typeof value === 'function') throw new Error(`${part} can’t be given a function on a public page: ${name}`)
    if (Array.isArray(value)) return value.map((one) => pack(one, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pack(one, `${name}.${key}`)]))
  }
  return pack(props, 'props') as object
}
