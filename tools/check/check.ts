import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { generateClient } from '../start/generateClient'
import { run } from '../start/run'
import { root } from '../start/settings'
import { step } from '../start/step'

const tracked = async (...patterns: string[]) =>
  (await run('git', ['ls-files', ...patterns])).split('\n').filter((file) => file !== '' && existsSync(`${root}${file}`))

const typed = [
  'packages/schema',
  'packages/rules',
  'packages/runtime',
  'packages/search',
  'packages/data',
  'packages/services',
  'seeds',
  'apps/site',
  'apps/console',
  'tools',
  'tests',
]

const checks: readonly { readonly name: string; readonly work: () => Promise<unknown> }[] = [
  { name: 'Format, lint and import arrows', work: () => run('npx', ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']) },
  {
    name: 'Types',
    work: async () => {
      const waiting = typed.values()
      const wrong: string[] = []
      const compileNext = async () => {
        for (const folder of waiting) await run('npx', ['tsc', '-p', folder]).catch((error: Error) => wrong.push(error.message))
      }
      await Promise.all(Array.from({ length: availableParallelism() }, compileNext))
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    },
  },
  { name: 'Unused code', work: () => run('npx', ['knip', '--no-progress']) },
  { name: 'Code that only tests use', work: () => run('npx', ['knip', '--production', '--no-progress']) },
  {
    name: 'Generated files are current',
    work: async () => {
      const generated = [
        'packages/schema/src/generated',
        'packages/rules/src/generated',
        'packages/runtime/src/generated',
        'docs/config.md',
        'docs/rules.md',
      ]
      const before = await run('git', ['status', '--porcelain', '--', ...generated])
      const hash = async () => run('git', ['hash-object', ...(await tracked(...generated))])
      const old = await hash()
      await run('npm', ['run', 'gen', '-w', '@forecourt/schema', '-w', '@forecourt/rules'])
      if ((await hash()) !== old || (await run('git', ['status', '--porcelain', '--', ...generated])) !== before)
        throw new Error(`Generated files were not current; they are now. Commit ${generated.join(' and ')}.`)
    },
  },
]

/** Everything that can be said of the code without running it: format, lint, import arrows, types, unused code, generated files. */
let failed = 0
await generateClient()
for (const { name, work } of checks) {
  try {
    await step(name, work)
  } catch (error) {
    failed++
    process.stderr.write(`${(error as Error).message}\n`)
  }
}
process.stdout.write(`${checks.length - failed} checks passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
