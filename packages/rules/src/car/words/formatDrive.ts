import { memoised } from '@forecourt/schema/memoised'
import { inSentence } from '../../text/inSentence'

const known = [
  { words: /^(?:awd|all[ -]wheel)/i, spoken: 'all-wheel drive' },
  { words: /^(?:4wd|4 ?x ?4|four[ -]wheel)/i, spoken: 'four-wheel drive' },
  { words: /^(?:fwd|front)/i, spoken: 'front-wheel drive' },
  { words: /^(?:rwd|rear)/i, spoken: 'rear-wheel drive' },
]

const mostDrives = 100

/** Says which wheels drive a car as people do, within a sentence (VDP-02): 'all-wheel drive' of a feed's AWD. */
export const formatDrive = memoised((drive: string): string => {
  const words = inSentence(drive)
  const found = known.find((entry) => entry.words.test(words))
  return found?.spoken ?? (words === '' || words.endsWith('drive') ? words : `${words} drive`)
}, mostDrives)
