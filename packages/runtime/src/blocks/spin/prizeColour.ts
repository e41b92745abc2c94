const shades = [100, 70, 45, 85, 55, 30] as const

/** The colour of a prize, in the list as on the wheel: the site's own in shades. */
export const prizeColour = (index: number): string =>
  `color-mix(in oklab, var(--background-brand) ${shades[index % shades.length]}%, var(--background-background))`
