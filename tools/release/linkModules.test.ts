import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { linkModules } from './linkModules'

const home = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'forecourt-modules-')))
afterAll(() => rmSync(home, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(home, file)), { recursive: true })
  writeFileSync(path.join(home, file), text)
}

it('a second checkout shares the installed packages of the first one, and has its own workspace packages', () => {
  write('one/node_modules/zod/index.js', 'zod')
  write('one/node_modules/@scope/lib/index.js', 'lib')
  write('one/node_modules/.cache/file', 'cached')
  write('one/packages/data/index.js', 'one')
  write('two/packages/data/index.js', 'two')
  mkdirSync(path.join(home, 'one/node_modules/@own'))
  symlinkSync('../../packages/data', path.join(home, 'one/node_modules/@own/data'))
  linkModules(path.join(home, 'one'), path.join(home, 'two'))
  const read = (file: string) => readFileSync(path.join(home, 'two/node_modules', file), 'utf8')
  expect([read('zod/index.js'), read('@scope/lib/index.js'), read('@own/data/index.js')]).toEqual(['zod', 'lib', 'two'])
  expect(existsSync(path.join(home, 'two/node_modules/.cache'))).toBe(false)
})
