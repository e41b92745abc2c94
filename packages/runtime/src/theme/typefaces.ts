import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'

/** One typeface: its stack, and how its headings are best set. The fallbacks in the stacks are measured in fonts.css. */
export interface Typeface {
  readonly stack: string
  readonly weight: number
  /** Letter spacing of headings in sentence case, in em. */
  readonly tracking: number
  /** Size of headings relative to the type scale: faces differ in how large they look. */
  readonly scale: number
}

export const typefaces = {
  archivo: { stack: `"Archivo Variable", "Archivo Fallback", ${system}`, weight: 750, tracking: -0.025, scale: 1 },
  figtree: { stack: `"Figtree Variable", "Figtree Fallback", ${system}`, weight: 750, tracking: -0.02, scale: 1 },
  fraunces: { stack: '"Fraunces Variable", "Fraunces Fallback", Georgia, serif', weight: 560, tracking: -0.02, scale: 1.02 },
  outfit: { stack: `"Outfit Variable", "Outfit Fallback", ${system}`, weight: 600, tracking: -0.02, scale: 1.02 },
  manrope: { stack: `"Manrope Variable", "Manrope Fallback", ${system}`, weight: 700, tracking: -0.035, scale: 0.96 },
  nunito: { stack: `"Nunito Sans Variable", "Nunito Sans Fallback", ${system}`, weight: 800, tracking: -0.02, scale: 1 },
  system: { stack: system, weight: 700, tracking: -0.02, scale: 1 },
} as const satisfies Record<ResolvedConfig['theme']['headingFont'], Typeface>
