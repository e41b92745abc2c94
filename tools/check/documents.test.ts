import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

const documents = ['README.md', 'ARCHITECTURE.md', 'docs/glossary.md', 'docs/operations.md', 'docs/requirements.md']

/** Documents that `npm run docs` writes: others may name them but not link to them, as a fresh clone lacks them. */
const written = readFileSync(`${root}.gitignore`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('docs/'))

/** `a/{b,c}/d` → `a/b/d`, `a/c/d`. */
const withoutBraces = (text: string): readonly string[] => {
  const [, before = '', inside = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(text) ?? []
  return inside === '' ? [text] : inside.split(',').flatMap((choice) => withoutBraces(`${before}${choice}${after}`))
}

/** Code spans of a document that name project files or folders: no addresses, commands or patterns. */
const namedFiles = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w@./{},-]+)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        !/^[/.@]|\.js$/.test(name) &&
        (/\.(tsx?|md|sql|prisma)$/.test(name) || /^(apps|packages|tools|tests|seeds|docs|prisma)\//.test(name) || /\/src\//.test(name)),
    )
    .flatMap(withoutBraces)

const linkedFiles = (text: string): readonly string[] => [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target)

describe('documents name what is there', async () => {
  const files = (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])).trim().split('\n')
  const everything = `/${files.join('\n/')}\n`
  /** A path may omit its start, as in a column of folders. */
  const isThere = (name: string) => ['\n', '/'].some((end) => everything.includes(`/${name.replace(/\/$/, '')}${end}`))

  it.each(documents)('%s', (document) => {
    const text = readFileSync(root + document, 'utf8')
    const names = namedFiles(text)
    const folder = document.includes('/') ? `${document.slice(0, document.lastIndexOf('/'))}/` : ''
    const links = linkedFiles(text).map((target) => new URL(target, `file:///${folder}`).pathname.slice(1))
    expect(names.length + links.length).toBeGreaterThan(0)
    expect(names.filter((name) => !isThere(name) && !written.includes(name))).toEqual([])
    expect(links.filter((name) => !isThere(name))).toEqual([])
  })
})
