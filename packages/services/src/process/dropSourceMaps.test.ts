import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const module = fileURLToPath(new URL('./dropSourceMaps.ts', import.meta.url))
const script = `const { dropSourceMaps } = await import(${JSON.stringify(module)})
const before = process.sourceMapsEnabled
dropSourceMaps()
console.log(before, process.sourceMapsEnabled)`

it.each([
  ['true false', ''],
  ['true true', '--enable-source-maps'],
])('leaves source maps alone only where Node was told to keep them: %s', (said, options) => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, NODE_OPTIONS: options },
    encoding: 'utf8',
  })
  expect(printed.trim()).toBe(said)
})
