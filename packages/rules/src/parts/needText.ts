import type { Words } from './Part'

/** What a need says, made of what is looked at. */
export const needText = <About>(words: Words<About> | undefined, about: About): string | undefined =>
  typeof words === 'function' ? words(about) : words
