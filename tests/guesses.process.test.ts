import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')

// In a process of its own: the test runs the site's server, whose limits of guesses are in memory.
it('the site accepts none of a thousand guesses of codes and links, and checks few guesses of one shopper’s code (RTE-13, ENQ-24)', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/resilience/resilience.ts', 'guesses', '1000'], {
    cwd: root,
  })
  const metric = (name: string) => stdout.split('\n').find((line) => line.startsWith(`metric ${name} `)) ?? ''
  expect(metric('guesses-of-codes')).toMatch(/^metric guesses-of-codes 500 of one shopper, (?:[1-9]|[1-4]\d|50) looked at/)
  expect(metric('guesses-of-codes-accepted')).toMatch(/ 0 accepted$/)
  expect(metric('guesses-of-links')).toContain(' 500 ')
  expect(metric('guesses-of-links-accepted')).toMatch(/ 0 accepted$/)
})
