import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

/** An alias with capital letters and without quotes, which Postgres returns in lower case, so that the property is undefined. */
const foldedAlias = /[\w")}\]] as [a-z]+[A-Z]\w*(?! \()/

const isImportOrComment = (line: string) => /^\s*(?:import|export|\/\*|\*|\/\/)|^\s*(?:type )?\w+ as \w+,?$/.test(line)

const hasSql = (source: string) => /Prisma\.sql|\$(?:query|execute)Raw|\.query\(/.test(source)

const foldedAliases = (source: string): readonly string[] =>
  source.split('\n').filter((line) => foldedAlias.test(line) && !isImportOrComment(line))

it.each([
  { name: 'a column', source: 'select count(*) as hardlyViewed from cars', count: 1 },
  { name: 'a value', source: `select \${rows('unread')} as withoutEnquiries\`),`, count: 1 },
  { name: 'a quoted column', source: 'select count(*) as "hardlyViewed" from cars', count: 0 },
  { name: 'a column in lower case', source: 'select count(*) as viewed from cars', count: 0 },
  { name: 'a named import', source: '  findPage as findSitePage,', count: 0 },
  { name: 'a type', source: 'const found = row as unknown', count: 0 },
])('the check of SQL aliases finds those that Postgres folds: $name', ({ source, count }) => {
  expect(foldedAliases(source)).toHaveLength(count)
})

it('no SQL alias loses its capital letters: it is in quotes', async () => {
  const files = (await run('git', ['ls-files', '*.ts', '*.tsx'])).trim().split('\n')
  expect(files.length).toBeGreaterThan(1000)
  const sources = files.map((file) => ({ file, source: readFileSync(root + file, 'utf8') })).filter(({ source }) => hasSql(source))
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap(({ file, source }) => foldedAliases(source).map((line) => `${file}: ${line.trim()}`))).toEqual([])
})
