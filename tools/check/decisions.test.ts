import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../start/settings'

const folder = `${root}docs/decisions/`
const index = 'README.md'
const files = readdirSync(folder)
  .filter((file) => file !== index)
  .sort()
const link = String.raw`\[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\)`

describe('decision documents have the same layout', () => {
  it.each(files)('%s has its number, date, status and the usual sections', (file) => {
    const text = readFileSync(folder + file, 'utf8')
    expect(text).toMatch(
      new RegExp(
        `^# ${file.slice(0, 3)} \\S.*\\n\\nDate: \\d{4}-\\d\\d-\\d\\d.* · Status: (proposed|accepted|superseded by ${link})(, [^\\n]+)?\\n\\n## `,
      ),
    )
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(
      expect.arrayContaining(['Context', 'Decision', 'Consequences']),
    )
  })

  it('the list of decisions has the title of each, and marks superseded ones', () => {
    const lines = readFileSync(folder + index, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    const expected = files.map((file) => {
      const text = readFileSync(folder + file, 'utf8')
      const [, by] = /Status: superseded by \[(\d{3})\]/.exec(text) ?? []
      const [number, ...title] = (text.split('\n', 1)[0] ?? '').slice(2).split(' ')
      return `- [${number}](${file}) ${title.join(' ')}${by === undefined ? '' : ` (superseded by ${by})`}`
    })
    expect(lines.map((line) => line.replace(/ \(changed by [\d, ]+\)$/, '')).sort()).toEqual(expected.sort())
  })

  it('no number is used twice', () => {
    const numbers = files.map((file) => file.slice(0, 3))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
