import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Normalises a colour – without the #, in capitals, with three digits – to '#1f4fd8'; returns other input unchanged. */
export const parseColour = (text: string): string => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return text
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')
  return `#${six.toLowerCase()}`
}

interface Need {
  readonly against: string
  readonly needed: number
}

const steps = 200

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

const mixColour = (hex: string, towards: 0 | 255, part: number): string =>
  `#${channels(hex)
    .map((channel) =>
      Math.round(channel + (towards - channel) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const passes = (hex: string, needs: readonly Need[]) => needs.every(({ against, needed }) => contrastRatio(hex, against) >= needed)

/** The nearest darker or lighter colour with enough contrast to all others; null where there is none, or the colour passes already. */
export const nearestPassing = (hex: string, needs: readonly Need[]): string | null => {
  if (passes(hex, needs)) return null
  for (let step = 1; step <= steps; step++) {
    for (const towards of [0, 255] as const) {
      const candidate = mixColour(hex, towards, step / steps)
      if (passes(candidate, needs)) return candidate
    }
  }
  return null
}

type ThemeColour = 'brandColour' | 'accentColour' | 'backgroundColour' | 'surfaceColour' | 'textColour'
type Theme = Pick<ResolvedConfig['theme'], ThemeColour>

/** Two colours seen together, and their required contrast (WCAG 2: text 4.5, buttons and other shapes 3). */
export interface ColourPair {
  /** Such as 'Text on the background'. */
  readonly label: string
  readonly against: string
  readonly needed: number
  /** Whether the edited colour is the foreground. */
  readonly isInFront: boolean
}

const text = 4.5
const shape = 3

interface ColourMeeting {
  readonly front: ThemeColour
  readonly ground: ThemeColour
  readonly label: string
  readonly needed: number
}

/** The pairs of theme colours that meet on a site. */
const meetings: readonly ColourMeeting[] = [
  { front: 'textColour', ground: 'backgroundColour', label: 'Text on the background', needed: text },
  { front: 'textColour', ground: 'surfaceColour', label: 'Text on the surface', needed: text },
  { front: 'brandColour', ground: 'backgroundColour', label: 'Buttons on the background', needed: shape },
  { front: 'brandColour', ground: 'surfaceColour', label: 'Buttons on the surface', needed: shape },
  { front: 'accentColour', ground: 'backgroundColour', label: 'Tags on the background', needed: shape },
]

/** The colours that a theme colour is seen with; other colours are seen on the background. */
export const colourPairs = (pointer: string, theme: Theme): readonly ColourPair[] => {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1)
  const found = meetings.flatMap(({ front, ground, label, needed }): ColourPair[] => {
    if (front === key) return [{ label, needed, against: theme[ground], isInFront: true }]
    return ground === key ? [{ label, needed, against: theme[front], isInFront: false }] : []
  })
  return found.length > 0 ? found : [{ label: 'On the background', needed: shape, against: theme.backgroundColour, isInFront: true }]
}
