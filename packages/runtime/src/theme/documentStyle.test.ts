import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const styles = readFileSync(new URL('./runtime.css', import.meta.url), 'utf8')

// Each element that is added to such an ancestor makes the browser compute the style of the whole document again.
it('no rule styles the document by an element that it contains', () => {
  const ofDocument = /(?<![\w-])(?:html|body|:root|\[data-(?:theme|rendering)\])(?::not\()?:has\(/
  expect('[data-rendering]:not(:has(:target)) footer').toMatch(ofDocument)
  expect(styles.split('\n').filter((line) => ofDocument.test(line))).toEqual([])
})

// Tailwind writes such a class with a universal selector: then every element depends on what any ancestor contains.
it('no component is styled by what an ancestor contains', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /(?:group|in)-has-/.test(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([])
})
