import { contrastRatio } from '../contrastRatio'
import type { CrossCheck, Finding } from './CrossCheck'

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`

/** Text can be read on what it stands on, and buttons can be told from the page (WCAG 2: text 4.5, large shapes 3). */
export const legibleColours: CrossCheck = ({ theme }) => {
  const { textColour, backgroundColour, surfaceColour, brandColour } = theme
  const text = [
    { on: 'the background', colour: backgroundColour },
    { on: 'the surface colour', colour: surfaceColour },
  ].flatMap(({ on, colour }): Finding[] => {
    const contrast = contrastRatio(textColour, colour)
    if (contrast >= 4.5) return []
    const severity = contrast < 3 ? 'error' : 'warning'
    return [
      {
        pointer: '/theme/textColour',
        severity,
        message: `Text is hard to read on ${on}: the contrast is ${ratio(contrast)} and should be at least 4.5 to 1.`,
      },
    ]
  })
  const brand = contrastRatio(brandColour, backgroundColour)
  if (brand >= 3) return text
  return [
    ...text,
    {
      pointer: '/theme/brandColour',
      severity: 'warning',
      message: `Buttons are hard to tell from the background: the contrast is ${ratio(brand)} and should be at least 3 to 1.`,
    },
  ]
}
