import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

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
        !/^[/.@]|\.js$|\/\.next\//.test(name) &&
        (/\.(tsx?|mjs|md|sql|prisma)$/.test(name) ||
          /^(apps|packages|tools|tests|seeds|docs|prisma|src)\//.test(name) ||
          /\/src\//.test(name)),
    )
    .flatMap(withoutBraces)

const linkedFiles = (text: string): readonly string[] =>
  [...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target)

/** Scripts of package.json that a document names, without those of one package (`-w`) and patterns (`serve:…`). */
const namedScripts = (text: string): readonly string[] =>
  [...text.matchAll(/npm run ([a-z][\w-]*(?::\w+)*)(?![\w:-]| -w)/g)].map(([, script = '']) => script)

const scripts = Object.keys(JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts)

/** Bytes: an overview that can be read in one sitting. */
const maxArchitectureBytes = 14_000
const maxDecisionLines = 80

describe('Documents name files and scripts that exist', async () => {
  const files = (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])).trim().split('\n')
  const documents = files.filter((file) => file.endsWith('.md') && existsSync(root + file))
  const everything = `/${files.join('\n/')}\n`
  /** A path may omit its start, as in a column of folders. */
  const exists = (name: string) => ['\n', '/'].some((end) => everything.includes(`/${name.replace(/\/$/, '')}${end}`))

  it.each(documents)('%s', (document) => {
    const text = readFileSync(root + document, 'utf8')
    const folder = document.includes('/') ? `${document.slice(0, document.lastIndexOf('/'))}/` : ''
    // A package's README names its sources as `src/…`.
    const names = namedFiles(text).map((name) => (name.startsWith('src/') ? folder + name : name))
    const links = linkedFiles(text).map((target) => new URL(target, `file:///${folder}`).pathname.slice(1))
    expect(names.filter((name) => !exists(name) && !written.includes(name))).toEqual([])
    expect(links.filter((name) => !exists(name))).toEqual([])
    expect(namedScripts(text).filter((script) => !scripts.includes(script))).toEqual([])
  })
})

it('ARCHITECTURE.md stays short', () => {
  expect(Buffer.byteLength(readFileSync(`${root}ARCHITECTURE.md`))).toBeLessThanOrEqual(maxArchitectureBytes)
})

it('Decisions stay short', () => {
  const files = readdirSync(`${root}docs/decisions`).filter((file) => file !== 'README.md')
  const lines = files.map((file) => ({
    file,
    lines: readFileSync(`${root}docs/decisions/${file}`, 'utf8').trimEnd().split('\n').length,
  }))
  expect(lines.filter(({ lines }) => lines > maxDecisionLines)).toEqual([])
})
