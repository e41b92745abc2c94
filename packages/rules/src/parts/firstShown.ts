import type { Part } from './Part'
import { shows } from './shows'

/** The one part of a ladder that shows: the first whose needs all hold, or null. */
export const firstShown = <About, Step extends Part<About>>(parts: readonly Step[], about: About): Step | null => {
  for (const part of parts) if (shows(part, about)) return part
  return null
}
