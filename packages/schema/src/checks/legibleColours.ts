import { contrastRatio } from '../formats/contrastRatio'
import type { CrossCheck, Finding } from './CrossCheck'

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`

/**
 * Checks the contrast of text, buttons and highlights with the background (WCAG 2: text 4.5, large shapes 3). Text on coloured backgrounds
 * is chosen to be readable.
 */
export const legibleColours: CrossCheck = ({ theme }) => {
  const { textColour, backgroundColour, surfaceColour, brandColour, accentColour } = theme
  const backgrounds = [
    { on: 'the background', colour: backgroundColour },
    { on: 'the surface colour', colour: surfaceColour },
  ]
  const text = backgrounds.flatMap(({ on, colour }): Finding[] => {
    const contrast = contrastRatio(textColour, colour)
    if (contrast >= 4.5) return []
    const severity = contrast < 3 ? 'error' : 'warning'
    const message = `Text is hard to read on ${on}: the contrast is ${ratio(contrast)} and should be at least 4.5 to 1.`
    return [{ pointer: '/theme/textColour', severity, message }]
  })
  const lowContrastOn = (shape: string) =>
    backgrounds.map(({ on, colour }) => ({ on, contrast: contrastRatio(shape, colour) })).filter(({ contrast }) => contrast < 3)
  // Each background has a contrast of its own, as the colour's own list of contrasts shows.
  const on = (found: ReturnType<typeof lowContrastOn>) => found.map((each) => `${each.on} (${ratio(each.contrast)})`).join(' and ')
  const buttons = lowContrastOn(brandColour)
  const highlights = lowContrastOn(accentColour)
  const shapes: Finding[] = []
  if (buttons.length > 0) {
    const message = `Buttons are hard to tell from ${on(buttons)}: the contrast should be at least 3 to 1.`
    shapes.push({ pointer: '/theme/brandColour', severity: 'warning', message })
  }
  if (highlights.length > 0) {
    const message = `The accent colour is faint on ${on(highlights)}: tags and highlights there are drawn in a stronger one.`
    shapes.push({ pointer: '/theme/accentColour', severity: 'warning', message })
  }
  return [...text, ...shapes]
}
