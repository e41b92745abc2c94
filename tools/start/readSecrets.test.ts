import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSecrets } from './readSecrets'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('readSecrets', () => {
  it('readSecrets creates the secrets once, readable by this user only', () => {
    const first = readSecrets(folder)
    expect(readSecrets(folder)).toEqual(first)
    expect(first.auth).not.toBe(first.internal)
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['cut short', '{"auth":"abc', 'it is not JSON'],
    ['empty', '', 'it is not JSON'],
    ['null', 'null', 'it holds no secrets'],
    ['an empty object', '{}', '"auth" and "internal" must be a text of 16 characters or more'],
    ['only one secret', '{"auth":"0123456789abcdef"}', '"internal" must be a text of 16 characters or more'],
  ])('readSecrets names the file and its fault: %s', (_name, text, fault) => {
    const file = path.join(folder, 'secrets.json')
    writeFileSync(file, text)
    expect(() => readSecrets(folder)).toThrow(`${file} can't be used: ${fault}.`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
