import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import config from '../../playwright.config'
import { run } from '../start/run'
import { root } from '../start/settings'

it('every journey belongs to one lane, named at the end of its file', async () => {
  const specs = (await run('git', ['ls-files', 'tests/e2e/*.spec.ts'])).trim().split('\n')
  const lanes = (config.projects ?? []).map(({ testMatch }) => String(testMatch).replace('**/*', ''))
  expect(lanes).toHaveLength(7)
  expect(specs.length).toBeGreaterThan(20)
  expect(specs.filter((spec) => lanes.filter((lane) => spec.endsWith(lane)).length !== 1)).toEqual([])
})

it('a journey names what it presses whole: “Continue” would be found in “Discontinued”, too', async () => {
  const files = (await run('git', ['ls-files', 'tests/e2e/*.ts'])).trim().split('\n')
  const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(`${root}${file}`, 'utf8') })))
  const inPart = /getByRole\('(?:button|link|tab|menuitem|checkbox|radio|switch)', \{ name: (?:'[^']*'|`[^`]*`) \}\)[^\n]*/g
  // What is nowhere is nowhere in part either.
  const isDenied = (line: string) => /\.toHaveCount\(0\)|\.toBeHidden\(|\.not\./.test(line)
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(inPart)].flatMap(([line]) => (isDenied(line) ? [] : [`${file}: ${line}`])),
  )
  expect(sources.filter(({ text }) => text.includes('exact: true')).length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
