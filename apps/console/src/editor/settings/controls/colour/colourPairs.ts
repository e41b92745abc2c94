import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Normalises a colour – without the #, in capitals, with three digits – to '#1f4fd8'; returns other input unchanged. */
export const parseColour = (text: string): string => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return text
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')
  return `#${six.toLowerCase()}`
}

interface ContrastNeed {
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

const passes = (hex: string, needs: readonly ContrastNeed[]) => needs.every(({ against, needed }) => contrastRatio(hex, against) >= needed)

/** The nearest darker or lighter colour with enough contrast to all others; null where there is none, or the colour passes already. */
export const nearestPassing = (hex: string, needs: readonly ContrastNeed[]): string | null => {
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

const textContrast = 4.5
const shapeContrast = 3

interface ColourUse {
  readonly foreground: ThemeColour
  readonly background: ThemeColour
  readonly label: string
  readonly needed: number
}

/** The pairs of theme colours that meet on a site. */
const colourUses: readonly ColourUse[] = [
  { foreground: 'textColour', background: 'backgroundColour', label: 'Text on the background', needed: textContrast },
  { foreground: 'textColour', background: 'surfaceColour', label: 'Text on the surface', needed: textContrast },
  { foreground: 'brandColour', background: 'backgroundColour', label: 'Buttons on the background', needed: shapeContrast },
  { foreground: 'brandColour', background: 'surfaceColour', label: 'Buttons on the surface', needed: shapeContrast },
  { foreground: 'accentColour', background: 'backgroundColour', label: 'Tags on the background', needed: shapeContrast },
  { foreground: 'accentColour', background: 'surfaceColour', label: 'Tags on the surface', needed: shapeContrast },
]

/** The colours that a theme colour is seen with; other colours are seen on the background. */
export const colourPairs = (pointer: string, theme: Theme): readonly ColourPair[] => {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1)
  const found = colourUses.flatMap(({ foreground, background, label, needed }): ColourPair[] => {
    if (foreground === key) return [{ label, needed, against: theme[background], isInFront: true }]
    return background === key ? [{ label, needed, against: theme[foreground], isInFront: false }] : []
  })
  return found.length > 0
    ? found
    : [{ label: 'On the background', needed: shapeContrast, against: theme.backgroundColour, isInFront: true }]
}
