import { needText } from './needText'
import type { Part } from './Part'

/** What the first need says that doesn't hold, in its own words; undefined where all hold. Names no settings, so that pages can ask. */
export const firstMissing = <About>({ needs }: Pick<Part<About>, 'needs'>, about: About): string | undefined =>
  needText(needs.find(({ asked, holds }) => (!asked || asked(about, true)) && !holds(about))?.no, about)
