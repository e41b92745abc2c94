import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const styles = readFileSync(new URL('../../theme/runtime.css', import.meta.url), 'utf8')

it('a comparison scrolls sideways only: up and down, the page scrolls (FAV-02)', () => {
  const rules = [...styles.matchAll(/\.compared-scroll \{([^}]*)\}/g)].map(([, declarations = '']) => declarations)
  expect(rules.length).toBeGreaterThan(0)
  expect(rules[0]).toMatch(/overflow-x: auto;\s+overflow-y: hidden;/)
  for (const declarations of rules) expect(declarations).not.toMatch(/height|overflow: auto|overflow-y: auto|overflow-y: scroll/)
})
