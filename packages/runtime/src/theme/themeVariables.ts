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

const spaces = { compact: '0.8rem', comfortable: '1rem', airy: '1.25rem' } as const

/** `color-scheme` of native controls such as checkboxes and selects: light text means a dark background. */
const schemeOf = ({ text }: Pick<ToneColours, 'text'>) =>
  contrastRatio(text, '#000000') > contrastRatio(text, '#ffffff') ? 'dark' : 'light'

const variablesOf = (theme: ResolvedConfig['theme']): ThemeVariables => {
  const heading = typefaces[theme.headingFont]
  const capitals = hasCapitalHeadings(theme)
  const colours = tones.flatMap((tone) => {
    const found = toneColours(theme, tone)
    return [...Object.entries(found), ['scheme', schemeOf(found)] as const].map(([name, value]) => [`--${tone}-${name}`, value])
  })
  return {
    ...Object.fromEntries(colours),
    '--font-heading': heading.stack,
    '--font-body': typefaces[theme.bodyFont].stack,
    '--heading-weight': String(heading.weight),
    '--heading-tracking': `${capitals ? Math.max(heading.tracking, -0.005) : heading.tracking}em`,
    '--heading-scale': String(capitals ? heading.scale * 0.88 : heading.scale),
    '--heading-case': capitals ? 'uppercase' : 'none',
    ...corners[theme.corners],
    '--space': spaces[theme.density],
  }
}

const known = new WeakMap<ResolvedConfig['theme'], ThemeVariables>()

/**
 * A theme as CSS variables: the only place where theme settings become styles. Memoised by theme. Set on the element with `data-theme`; the
 * colours of each tone are `--{tone}-{colour}`, which runtime.css maps by `data-tone`.
 */
export const themeVariables = (theme: ResolvedConfig['theme']): ThemeVariables => {
  const variables = known.get(theme) ?? variablesOf(theme)
  known.set(theme, variables)
  return variables
}
