import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

/** The end of a line of JSX text, or of a value in it: not `{' '}`, a text that ends in a space, an object or a condition. */
const before = /(?:[\w.;:!?’]|(?<!^\s*\)|\s['`]?)\})$/

/** A line that begins with a conditional text, which begins with a letter. */
const after = /^\s*\{(?!\.\.\.)(?:[^{}'`]|\{[^{}]*\})*(?:&&|\?)\s*['`][A-Za-z(]/

/** Lines whose text runs into that of the next line. */
const runTogether = (source: string): readonly string[] => {
  const lines = source.split('\n')
  return lines.filter((line, index) => before.test(line) && after.test(lines[index + 1] ?? ''))
}

it.each([
  { name: 'a sentence', source: "  Your draft stays as it is.\n  {waits && 'Scheduled changes are refused.'}", count: 1 },
  { name: 'a value', source: "  {about}\n  {isNew && '(new)'}", count: 1 },
  { name: 'a sentence and a space', source: "  It stays.{' '}\n  {waits && 'Scheduled changes are refused.'}", count: 0 },
  { name: 'a text that ends in a space', source: "  {isOwn && 'This browser. '}\n  {isNew ? 'New' : 'Old'}", count: 0 },
  { name: 'a text that begins with a space', source: "  It stays.\n  {waits && ' Scheduled changes are refused.'}", count: 0 },
])('the check of spaces finds texts that run together: $name', ({ source, count }) => {
  expect(runTogether(source)).toHaveLength(count)
})

it('no text on screen runs into the conditional text on the next line: a line break in JSX adds no space', async () => {
  const files = (await run('git', ['ls-files', '*.tsx'])).trim().split('\n')
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => runTogether(readFileSync(root + file, 'utf8')).map((line) => `${file}: ${line.trim()}`))).toEqual([])
})
