import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const styles = readFileSync(new URL('./runtime.css', import.meta.url), 'utf8')

it('With reduced motion nothing has a transition, however short, because one on everything also runs when the stylesheet loads.', () => {
  const [, reduced = ''] = styles.split('(prefers-reduced-motion: reduce)')
  expect(reduced).toContain('transition-property: none')
  expect(reduced).not.toContain('transition-duration')
})
