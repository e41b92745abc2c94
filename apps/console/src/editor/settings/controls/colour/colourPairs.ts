import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type ThemeColour = 'brandColour' | 'accentColour' | 'backgroundColour' | 'surfaceColour' | 'textColour'
type Theme = Pick<ResolvedConfig['theme'], ThemeColour>

/** Two colours that are seen together, and how much they have to differ (WCAG 2: text 4.5, buttons and other shapes 3). */
export interface ColourPair {
  /** Such as 'Text on the background'. */
  readonly words: string
  readonly against: string
  readonly needed: number
  /** Which of the two is in front. */
  readonly isInFront: boolean
}

const text = 4.5
const shape = 3

interface Meeting {
  readonly front: ThemeColour
  readonly ground: ThemeColour
  readonly words: string
  readonly needed: number
}

/** Where the colours of a site meet. */
const meetings: readonly Meeting[] = [
  { front: 'textColour', ground: 'backgroundColour', words: 'Text on the background', needed: text },
  { front: 'textColour', ground: 'surfaceColour', words: 'Text on the surface', needed: text },
  { front: 'brandColour', ground: 'backgroundColour', words: 'Buttons on the background', needed: shape },
  { front: 'brandColour', ground: 'surfaceColour', words: 'Buttons on the surface', needed: shape },
  { front: 'accentColour', ground: 'backgroundColour', words: 'Tags on the background', needed: shape },
]

/** What a colour of the theme is seen against; any other colour is seen on the background. */
export const colourPairs = (pointer: string, theme: Theme): readonly ColourPair[] => {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1)
  const found = meetings.flatMap(({ front, ground, words, needed }): ColourPair[] => {
    if (front === key) return [{ words, needed, against: theme[ground], isInFront: true }]
    return ground === key ? [{ words, needed, against: theme[front], isInFront: false }] : []
  })
  return found.length > 0 ? found : [{ words: 'On the background', needed: shape, against: theme.backgroundColour, isInFront: true }]
}
