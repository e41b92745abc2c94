import { readFile } from 'node:fs/promises'
import { run } from '../start/run'
import { root } from '../start/settings'

/** A source file: path from the root, and text. */
interface Source {
  readonly file: string
  readonly text: string
}

/** Folders in top-down order (decision 061). */
const exportsFirst = /^packages\/(?:search|demo-art)\//

/** Top-level declarations: formatted code indents all others. */
const topLevel = /^(?:export (?:default |async )*)?(?:abstract )?(?:const|let|class|function\*?|async function) |^export default /gm

/** A source with helpers and exports must end with an export (decision 061). */
const readingOrderProblems = ({ file, text }: Source): string[] => {
  // Ignores code inside template literals.
  const declared = [...text.replace(/`[^`]*`/g, '').matchAll(topLevel)].map(([start]) => start.startsWith('export'))
  return exportsFirst.test(file) || !declared.includes(true) || declared.at(-1) ? [] : [`${file}: ends with a helper, not with an export`]
}

/** Most lines of a function. */
const maxLines = 120

/** Long functions at the top level, which contain all others. Biome's rule of the same limit doesn't count lines of markup. */
const longFunctions = ({ file, text }: Source): string[] =>
  text.split(/^(?=export |const |let |function |async |class |interface |type |\/[*/])/gm).flatMap((statement) => {
    const lines = statement.trimEnd().split('\n').length
    const [, name] = /^(?:export )?(?:(?:async )?function\*? |const (?=\w+(?:: [^=]+)? =\s+(?:async )?[(<]))(\w+)/.exec(statement) ?? []
    return name !== undefined && lines > maxLines ? [`${file}: ${name} has ${lines} lines, ${maxLines} are allowed`] : []
  })

/** Parameter names for external text. */
const textParameter = /^(?:text|entered|json|html|header|stored|raw|bytes|line|segments)$/

/** Export names that violate the naming scheme (decision 085). */
const nameProblems = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^export (?:const|(?:async )?function\*?|class) (\w+)(?:(?: = (?:async )?)?\((\w+)?.*)?/gm)].flatMap(
    ([line, name = '', parameter = '']) => {
      if (/^(?:is|has|may|can)[A-Z]/.test(name)) return []
      if (/(?:Of|From)$/.test(name)) return [`${file}: ${name} has no verb: to…, find…, list…`]
      if (/^(?:read|entered)[A-Z]/.test(name) && textParameter.test(parameter)) return [`${file}: ${name} takes text: parse…`]
      if (/Words$/.test(name) && (/\): string(?!\[)/.test(line) || file.endsWith('.tsx'))) return [`${file}: ${name} is a text: …Text`]
      return /^(?:say|spoken)[A-Z]/.test(name) ? [`${file}: ${name} writes a value: format…, …Text`] : []
    },
  )

/** Exports identified by their folder, which may share a name: tables, procedures, tasks of the worker, Next's files. */
const namedByFolder =
  /\/(?:routers|app|kinds|events|steps|icons|sections|tasks|testing|generate)\/[^/]+\.ts$|\/(?:app|routers)\/|\/iconPaths\.ts$|\/proxy\.ts$|\/pages\/api\//

/** Names that two modules of an app and its packages export for different things. */
const sharedNameProblems = (sources: readonly Source[]): string[] => {
  const files = new Map<string, string[]>()
  for (const { file, text } of sources) {
    if (!/^(?:apps|packages)\/(?!demo-art\/)/.test(file) || namedByFolder.test(file)) continue
    const exported = text.matchAll(/^export (?:default )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm)
    for (const name of new Set([...exported].map(([, name = '']) => name))) files.set(name, [...(files.get(name) ?? []), file])
  }
  return ['apps/console/', 'apps/site/'].flatMap((app) =>
    [...files].flatMap(([name, where]) => {
      const own = where.filter((file) => file.startsWith('packages/') || file.startsWith(app))
      return own.length > 1 ? [`${name} is exported twice: ${own.join(', ')}`] : []
    }),
  )
}

/** Journeys must click elements by exact name: “Continue” would also match “Discontinued”. Names of absent elements may be partial. */
const journeyProblems = ({ file, text }: Source): string[] =>
  [...text.matchAll(/getByRole\('(?:button|link|tab|menuitem|checkbox|radio|switch)', \{ name: (?:'[^']*'|`[^`]*`) \}\)[^\n]*/g)].flatMap(
    ([line]) => (/\.toHaveCount\(0\)|\.toBeHidden\(|\.not\./.test(line) ? [] : [`${file}: ${line} needs exact: true`]),
  )

/** Checks of `npm run lint` that Biome lacks. */
const files = (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'])).trim().split('\n')
const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(root + file, 'utf8').catch(() => '') })))
const production = sources.filter(({ file }) => !/\.(?:test|spec|d)\.tsx?$|\/generated\//.test(file))
const problems = [
  ...production.filter(({ file }) => !file.startsWith('tests/e2e/')).flatMap(readingOrderProblems),
  ...production.filter(({ file }) => !file.startsWith('tests/') && !file.includes('/testing/')).flatMap(longFunctions),
  // Car attributes are named as they are stored.
  ...production.filter(({ file }) => !file.includes('/car/attributes/')).flatMap(nameProblems),
  ...sharedNameProblems(production),
  ...sources.filter(({ file }) => file.startsWith('tests/e2e/')).flatMap(journeyProblems),
]
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''))
process.exitCode = problems.length === 0 ? 0 : 1
