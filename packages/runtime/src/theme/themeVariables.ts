import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasCapitalHeadings } from '@forecourt/schema/switches/hasCapitalHeadings'
import { type ToneColours, toneColours, tones } from './toneColours'
import { typefaces } from './typefaces'

export type ThemeVariables = { readonly [name: `--${string}`]: string }

const corners = {
  square: { '--radius': '0px', '--radius-small': '0px', '--radius-field': '0px' },
  soft: { '--radius': '0.625rem', '--radius-small': '0.375rem', '--radius-field': '0.375rem' },
  round: { '--radius': '1.25rem', '--radius-small': '99rem', '--radius-field': '0.875rem' },
} as const

const headingSizes = { small: 0.86, medium: 1, large: 1.16 } as const

/** Heading and link of a section: in a row, centred in a column, or in a row under a line. */
const sectionHeadings = {
  left: {
    '--band-flow': 'row wrap',
    '--band-align': 'last baseline',
    '--band-justify': 'space-between',
    '--band-text': 'start',
    '--band-rule': '0px',
  },
  centred: { '--band-flow': 'column', '--band-align': 'center', '--band-justify': 'start', '--band-text': 'center', '--band-rule': '0px' },
  ruled: {
    '--band-flow': 'row wrap',
    '--band-align': 'last baseline',
    '--band-justify': 'space-between',
    '--band-text': 'start',
    '--band-rule': '2px',
  },
} as const

/** Filters of a site's own pictures: a filter on a car's picture would show another paint. */
const pictures = {
  natural: 'none',
  rich: 'saturate(1.25) contrast(1.05)',
  muted: 'saturate(0.55) contrast(0.96)',
  mono: 'grayscale(1) contrast(1.08)',
} as const

const spaces = { compact: '0.8rem', comfortable: '1rem', airy: '1.25rem' } as const

/** `color-scheme` of native controls such as checkboxes and selects: light text means a dark background. */
const colorScheme = ({ text }: Pick<ToneColours, 'text'>) =>
  contrastRatio(text, '#000000') > contrastRatio(text, '#ffffff') ? 'dark' : 'light'

/** The variables of section headings on the left, for the pages that `hasHeadingsAtEdge`. */
export const edgeHeadings: ThemeVariables = sectionHeadings.left

const toVariables = (theme: ResolvedConfig['theme']): ThemeVariables => {
  const heading = typefaces[theme.headingFont]
  const capitals = hasCapitalHeadings(theme)
  const colours = tones.flatMap((tone) => {
    const found = toneColours(theme, tone)
    return [...Object.entries(found), ['scheme', colorScheme(found)] as const].map(([name, value]) => [`--${tone}-${name}`, value])
  })
  return {
    ...Object.fromEntries(colours),
    '--font-heading': heading.stack,
    '--font-body': typefaces[theme.bodyFont].stack,
    '--heading-weight': String(heading.weight),
    '--heading-large-weight': String(theme.headingWeight === 'light' ? heading.lightWeight : heading.weight),
    '--heading-tracking': `${capitals ? Math.max(heading.tracking, -0.005) : heading.tracking}em`,
    '--heading-scale': String(Number((heading.scale * (capitals ? 0.88 : 1) * headingSizes[theme.headingSize]).toFixed(3))),
    '--heading-case': capitals ? 'uppercase' : 'none',
    ...corners[theme.corners],
    ...sectionHeadings[theme.sectionHeadings],
    '--picture-filter': pictures[theme.pictures],
    '--space': spaces[theme.density],
  }
}

const cachedVariables = new WeakMap<ResolvedConfig['theme'], ThemeVariables>()

/**
 * A theme as CSS variables: the only place where theme settings become styles. Memoised by theme. Set on the element with `data-theme`; the
 * colours of each tone are `--{tone}-{colour}`, which runtime.css maps by `data-tone`.
 */
export const themeVariables = (theme: ResolvedConfig['theme']): ThemeVariables => {
  const variables = cachedVariables.get(theme) ?? toVariables(theme)
  cachedVariables.set(theme, variables)
  return variables
}
