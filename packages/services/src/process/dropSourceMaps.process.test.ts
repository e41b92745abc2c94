import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const module = new URL('./dropSourceMaps.ts', import.meta.url).href

it.each([
  ['false', ''],
  ['true', '--enable-source-maps'],
])('a server keeps source maps on only with Node’s option for them: %s', (reason, options) => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--import', module, '-e', 'console.log(process.sourceMapsEnabled)'], {
    env: { ...process.env, NODE_OPTIONS: options },
    encoding: 'utf8',
  })
  expect(printed.trim()).toBe(reason)
})
