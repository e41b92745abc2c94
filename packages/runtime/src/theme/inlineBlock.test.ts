import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

// The theme has a spacing called `block`, so Tailwind gives the class `inline-block` that width as well, and its text breaks by the letter.
it('no component has the class inline-block, whose width would be a spacing of the theme', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /className=.*(?<![:\w-])inline-block(?![\w-])/.test(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([])
})
