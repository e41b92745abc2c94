import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { typefaces } from './typefaces'

const { system: _, ...ours } = typefaces
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

describe('fallback for a typeface while it loads', () => {
  it.each(Object.entries(ours))(
    '%s has measured fallbacks for normal and bold text on desktops, iPhones and Android',
    (_name, { stack }) => {
      const standIns = [...stack.matchAll(/"([^"]+ Fallback)"/g)].map(([, family]) => family)
      expect(standIns).toHaveLength(2)
      for (const family of standIns) {
        const faces = css.split('@font-face').filter((face) => face.includes(`font-family: "${family}";`))
        expect(faces).toHaveLength(2)
        for (const face of faces) {
          for (const figure of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
            expect(face).toContain(`${figure}: `)
        }
      }
    },
  )
})
