import { readFile } from 'node:fs/promises'
import { run } from '../start/run'
import { root } from '../start/settings'

/** A source file: its path below the root, and its text. */
interface Source {
  readonly file: string
  readonly text: string
}

/** Written from the main export down throughout (decision 061). */
const exportsFirst = /^packages\/(?:search|demo-art)\//

/** Values declared at the top level: formatted code indents all others. */
const topLevel = /^(?:export (?:default |async )*)?(?:abstract )?(?:const|let|class|function\*?|async function) |^export default /gm

/** A source with helpers and exports ends with an export (decision 061). */
const readingOrderProblems = ({ file, text }: Source): string[] => {
  // Code written in a text is not the file's own.
  const declared = [...text.replace(/`[^`]*`/g, '').matchAll(topLevel)].map(([start]) => start.startsWith('export'))
  return exportsFirst.test(file) || !declared.includes(true) || declared.at(-1) ? [] : [`${file}: ends with a helper, not with an export`]
}

/** What parameters that hold text from elsewhere are called. */
const textParameter = /^(?:text|typed|json|html|header|stored|raw|bytes|line|segments)$/

/** The names of exports that the scheme of names (decision 085) has another for. */
const nameProblems = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^export (?:const|(?:async )?function\*?|class) (\w+)(?:(?: = (?:async )?)?\((\w+)?.*)?/gm)].flatMap(
    ([line, name = '', parameter = '']) => {
      if (/^(?:is|has|may|can)[A-Z]/.test(name)) return []
      if (/(?:Of|From)$/.test(name)) return [`${file}: ${name} says what of, not what it does: to…, find…, list…`]
      if (/^(?:read|typed)[A-Z]/.test(name) && textParameter.test(parameter)) return [`${file}: ${name} takes text: parse…`]
      if (/Words$/.test(name) && (/\): string(?!\[)/.test(line) || file.endsWith('.tsx'))) return [`${file}: ${name} is a text: …Text`]
      return /^(?:say|spoken)[A-Z]/.test(name) ? [`${file}: ${name} writes a value: format…, …Text`] : []
    },
  )

/** Read together with their folder, so that two may have the same name: tables, procedures, and files that Next asks for. */
const namedByFolder =
  /\/(?:routers|app|kinds|events|steps|icons|sections|testing|generate)\/[^/]+\.ts$|\/(?:app|routers)\/|\/iconPaths\.ts$|\/proxy\.ts$|\/pages\/api\//

/** Names that two modules of one app and its packages export for two things. */
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

/** What a journey presses is named whole: “Continue” would match “Discontinued”, too. What must be absent may be named in part. */
const journeyProblems = ({ file, text }: Source): string[] =>
  [...text.matchAll(/getByRole\('(?:button|link|tab|menuitem|checkbox|radio|switch)', \{ name: (?:'[^']*'|`[^`]*`) \}\)[^\n]*/g)].flatMap(
    ([line]) => (/\.toHaveCount\(0\)|\.toBeHidden\(|\.not\./.test(line) ? [] : [`${file}: ${line} needs exact: true`]),
  )

/** The part of `npm run lint` that Biome has no rule for. */
const files = (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'])).trim().split('\n')
const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(root + file, 'utf8').catch(() => '') })))
const production = sources.filter(({ file }) => !/\.(?:test|spec|d)\.tsx?$|\/generated\//.test(file))
const problems = [
  ...production.filter(({ file }) => !file.startsWith('tests/e2e/')).flatMap(readingOrderProblems),
  // Attributes of cars are called as they are stored.
  ...production.filter(({ file }) => !file.includes('/car/fields/')).flatMap(nameProblems),
  ...sharedNameProblems(production),
  ...sources.filter(({ file }) => file.startsWith('tests/e2e/')).flatMap(journeyProblems),
]
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''))
process.exitCode = problems.length === 0 ? 0 : 1
