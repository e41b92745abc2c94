import type { SlotMark } from './packProps'
import { Slot } from './Slot.client'

const isMark = (value: object): value is SlotMark => '$slot' in value && typeof value.$slot === 'string'

const unpack = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(unpack)
  if (isMark(value)) return <Slot key={value.$slot} id={value.$slot} />
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpack(one)]))
}

/** The properties of a part as they were when it was written, with places for what others drew. */
export const unpackProps = (line: string): object => unpack(JSON.parse(line)) as object
