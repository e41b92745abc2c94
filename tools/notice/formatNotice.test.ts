import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../start/settings'
import { formatNotice } from './formatNotice'

test('NOTICE lists each package once under its licence, without development tools', () => {
  const notice = formatNotice({
    '': { version: '1.0.0' },
    'packages/rules': { version: '0.1.0' },
    'node_modules/@forecourt/rules': { link: true },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/c/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/silent': { version: '0.1.0' },
    'node_modules/test-tool': { version: '3.0.0', license: 'MIT', dev: true },
  })
  expect(notice).toContain('MIT\n---\na 1.0.0\nb 2.0.0\n')
  expect(notice).toContain('No licence stated\n-----------------\nsilent 0.1.0\n')
  expect(notice).not.toMatch(/test-tool|forecourt\/rules/)
})

test('NOTICE is up to date (`npm run gen` writes it)', async () => {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'))
  expect(await readFile(path.join(root, 'NOTICE'), 'utf8')).toBe(formatNotice(lock.packages))
})
