import type { ValuePart } from './Part'
import { shows } from './shows'

/** The value of a part that shows; null of one that doesn't. */
export const shownValue = <About, Value>(part: ValuePart<About, Value>, about: About): Value | null =>
  shows(part, about) ? part.value(about) : null
