import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { shareChunks } from './shareChunks'

const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const long = `/*${'x'.repeat(5_000)}*/`
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

it('has files that say the same say it once, wherever they are asked for', () => {
  put('a.js', `${long}module.exports=[{}]\n\n//# sourceMappingURL=a.js.map`)
  put('b.js', `${long}module.exports=[{}]\n\n//# sourceMappingURL=b.js.map`)
  put('ssr/[c].js', `${long}module.exports=[{}]\n\n//# sourceMappingURL=c.js.map`)
  put('d.js', `${long}module.exports=[1]\n\n//# sourceMappingURL=d.js.map`)
  put('e.js', 'module.exports=[2]')
  put('f.js', 'module.exports=[2]')
  const before = readFileSync(path.join(folder, 'f.js'), 'utf8')

  expect(shareChunks(folder).shared).toBe(2)

  const load = createRequire(path.join(folder, 'main.js'))
  expect(load('./b.js')).toBe(load('./a.js'))
  expect(load('./ssr/[c].js')).toBe(load('./a.js'))
  expect(load('./d.js')).toEqual([1])
  expect(readFileSync(path.join(folder, 'f.js'), 'utf8')).toBe(before)
  // A build that was shared already is left as it is.
  expect(shareChunks(folder)).toEqual({ shared: 0, bytes: 0 })
})
