import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'

/** A font stack: the web font, its metric-matched fallbacks (fonts.css; a second one for Android), then the system fonts. */
const stackOf = (name: string, rest = system) => `"${name} Variable", "${name} Fallback", "${name} Android Fallback", ${rest}`

/** A typeface: its stack, and its heading style. */
export interface Typeface {
  readonly stack: string
  /** Its font file in this folder, the subset that most pages need; null for system fonts. */
  readonly file: string | null
  readonly weight: number
  /** Weight of large headings that are light. */
  readonly lightWeight: number
  /** Letter spacing of headings in sentence case, in em. */
  readonly tracking: number
  /** Font size of headings relative to the type scale, as typefaces differ in apparent size. */
  readonly scale: number
}

export const typefaces = {
  archivo: { stack: stackOf('Archivo'), file: 'fonts/archivo.woff2', weight: 750, lightWeight: 350, tracking: -0.025, scale: 1 },
  figtree: { stack: stackOf('Figtree'), file: 'fonts/figtree.woff2', weight: 750, lightWeight: 350, tracking: -0.02, scale: 1 },
  fraunces: {
    stack: stackOf('Fraunces', 'Georgia, serif'),
    file: 'fonts/fraunces.woff2',
    weight: 560,
    lightWeight: 320,
    tracking: -0.02,
    scale: 1.02,
  },
  outfit: { stack: stackOf('Outfit'), file: 'fonts/outfit.woff2', weight: 600, lightWeight: 300, tracking: -0.02, scale: 1.02 },
  manrope: { stack: stackOf('Manrope'), file: 'fonts/manrope.woff2', weight: 700, lightWeight: 300, tracking: -0.035, scale: 0.96 },
  nunito: { stack: stackOf('Nunito Sans'), file: 'fonts/nunito-sans.woff2', weight: 800, lightWeight: 300, tracking: -0.02, scale: 1 },
  system: { stack: system, file: null, weight: 700, lightWeight: 300, tracking: -0.02, scale: 1 },
} as const satisfies Record<ResolvedConfig['theme']['headingFont'], Typeface>
