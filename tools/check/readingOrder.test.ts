import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'
import { endsWithExport } from './readingOrder'

/** Written from the headline down throughout, as decision 061 says. */
const headlineFirst = /^(?:packages\/search|seeds\/art)\//

it('every source with helpers and exports ends with an export', async () => {
  const files = (await run('git', ['ls-files', '*.ts', '*.tsx'])).trim().split('\n')
  const sources = files.filter((file) => !/\.(?:test|spec|d)\.tsx?$|\/generated\/|^tests\/e2e\//.test(file) && !headlineFirst.test(file))
  const turned: string[] = []
  for (const file of sources) if (!endsWithExport(file, await readFile(`${root}${file}`, 'utf8'))) turned.push(file)
  expect(sources.length).toBeGreaterThan(3_000)
  expect(turned).toEqual([])
})

it.each([
  { name: 'a helper before what it helps', text: `const half = 1\nexport const whole = () => half * 2`, ends: true },
  { name: 'exports alone', text: `export const one = 1\nexport const two = 2`, ends: true },
  { name: 'helpers alone', text: `const one = 1\nfunction two() {}`, ends: true },
  { name: 'a type at the end', text: `export const one = 1\ninterface Two {}`, ends: true },
  { name: 'a default export', text: `const page = 1\nexport default page`, ends: true },
  { name: 'a helper below', text: `export const whole = () => half() * 2\nconst half = () => 1`, ends: false },
  { name: 'a function below', text: `export function whole() {}\nfunction half() {}`, ends: false },
])('reads $name: $ends', ({ text, ends }) => {
  expect(endsWithExport('read.ts', text)).toBe(ends)
})
