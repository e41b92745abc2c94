import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** A colour as `#rrggbb`. */
type Colour = string

const channels = (colour: Colour): readonly number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** Mixes `amount` of the second colour into the first: 0 gives the first, 1 the second. */
const mix = (first: Colour, second: Colour, amount: number): Colour => {
  const target = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The lowest contrast of a colour with any of its possible backgrounds. */
const lowestContrast = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(colour, ground)))

/** The first preferred colour that is readable on every background, else the most readable one, including black and white. */
const readableOn = (grounds: readonly Colour[], preferred: readonly Colour[], minimum = 4.5): Colour => {
  const candidates = [...preferred, '#ffffff', '#101216', '#000000']
  return (
    candidates.find((colour) => lowestContrast(colour, grounds) >= minimum) ??
    candidates.reduce((best, colour) => (lowestContrast(colour, grounds) > lowestContrast(best, grounds) ? colour : best))
  )
}

/** Moves the colour towards `ink` until it has the contrast on every background. */
const movedToContrast = (colour: Colour, ink: Colour, grounds: readonly Colour[], minimum: number): Colour => {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, ink, step / 20))
  return steps.find((step) => lowestContrast(step, grounds) >= minimum) ?? ink
}

/** Background tones; each has its own text, line and button colours. */
export const tones = ['background', 'surface', 'brand', 'accent', 'dark'] as const
export type Tone = (typeof tones)[number]

/** All colours of a tone. */
export interface ToneColours {
  readonly background: Colour
  /** Panels on the background. */
  readonly surface: Colour
  /** Subtle fills on the background or on a panel: secondary buttons, picture placeholders. */
  readonly raised: Colour
  readonly 'raised-hover': Colour
  readonly text: Colour
  readonly muted: Colour
  readonly line: Colour
  /** Lines that must be visible, such as a field's border. */
  readonly 'line-strong': Colour
  readonly brand: Colour
  readonly 'on-brand': Colour
  readonly 'brand-hover': Colour
  readonly accent: Colour
  readonly 'on-accent': Colour
  readonly 'accent-hover': Colour
  readonly link: Colour
  /** Stars and other small marks in the accent colour. */
  readonly highlight: Colour
  readonly danger: Colour
  readonly positive: Colour
  readonly 'on-positive': Colour
}

type Theme = ResolvedConfig['theme']

const darker = (one: Colour, other: Colour) => (contrastRatio(one, '#ffffff') > contrastRatio(other, '#ffffff') ? one : other)

/** The dark background of a theme: its darkest colour, darkened until white text is readable. */
const darkGround = (theme: Theme): Colour => {
  const darkest = darker(theme.textColour, theme.backgroundColour)
  const deepened = darkest === theme.backgroundColour ? mix(darkest, '#000000', 0.45) : darkest
  return movedToContrast(deepened, '#000000', ['#ffffff'], 12)
}

/** The background of a tone, and of its panels if the theme defines it. */
const toneBackgrounds = (theme: Theme, tone: Tone): { readonly ground: Colour; readonly panel: Colour | null } => {
  switch (tone) {
    case 'background':
      return { ground: theme.backgroundColour, panel: theme.surfaceColour }
    case 'surface':
      return { ground: theme.surfaceColour, panel: theme.backgroundColour }
    case 'brand':
      return { ground: theme.brandColour, panel: null }
    case 'accent':
      return { ground: theme.accentColour, panel: null }
    case 'dark':
      return { ground: darkGround(theme), panel: null }
  }
}

/** A fill that is visible on the background and has readable text: the preferred colour, or the text colour if it lacks contrast. */
const fillOn = (ground: Colour, preferred: Colour, ink: Colour) => {
  const fill = contrastRatio(preferred, ground) >= 2.5 ? preferred : ink
  const text = fill === ink ? readableOn([fill], [ground]) : readableOn([fill], ['#ffffff'])
  const towards = contrastRatio(text, '#000000') > contrastRatio(text, '#ffffff') ? '#000000' : '#ffffff'
  return { fill, text, hover: mix(fill, towards, 0.14) }
}

/** The background mixed slightly with its text colour; or away from it, if text would become less readable. */
const tint = (ground: Colour, ink: Colour, amount: number): Colour => {
  const nearer = mix(ground, ink, amount)
  if (contrastRatio(nearer, ink) >= 4.6) return nearer
  return mix(ground, contrastRatio(ink, '#ffffff') > contrastRatio(ink, '#000000') ? '#ffffff' : '#000000', amount)
}

/** The colours of a tone, chosen and mixed so that text, fields and marks have enough contrast whatever the dealer's colours. */
export const toneColours = (theme: Theme, tone: Tone): ToneColours => {
  const { ground: background, panel } = toneBackgrounds(theme, tone)
  const ink = readableOn(panel ? [background, panel] : [background], [theme.textColour])
  const surface = panel ?? tint(background, ink, 0.07)
  const grounds = [background, surface]
  const raised = tint(background, ink, 0.07)
  const raisedHover = tint(background, ink, 0.13)
  const text = readableOn([...grounds, raised, raisedHover], [ink])
  const brand = fillOn(background, theme.brandColour, text)
  const accent = fillOn(background, theme.accentColour, text)
  const positive = contrastRatio('#14713f', background) >= 3 ? { fill: '#14713f', text: '#ffffff' } : { fill: '#7be0a8', text: '#062a17' }
  return {
    background,
    surface,
    raised,
    'raised-hover': raisedHover,
    text,
    muted: movedToContrast(mix(text, background, 0.4), text, [...grounds, raised], 4.6),
    line: mix(background, text, 0.15),
    'line-strong': movedToContrast(mix(background, text, 0.35), text, grounds, 3.1),
    brand: brand.fill,
    'on-brand': brand.text,
    'brand-hover': brand.hover,
    accent: accent.fill,
    'on-accent': accent.text,
    'accent-hover': accent.hover,
    link: movedToContrast(theme.brandColour, text, [...grounds, raised], 4.6),
    highlight: movedToContrast(theme.accentColour, text, grounds, 3.1),
    danger: readableOn([...grounds, raised], ['#b3261e', '#ffb4ab']),
    positive: positive.fill,
    'on-positive': positive.text,
  }
}
