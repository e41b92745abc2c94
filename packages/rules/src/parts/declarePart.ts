import type { Part, ValuePart } from './Part'

/** A part of a table of parts, each with what it alone depends on. */
export const part = <About>(declared: Part<About>): Part<About> => declared

/** The same for a part with a value. */
export const valuePart = <About, Value>(declared: ValuePart<About, Value>): ValuePart<About, Value> => declared
