import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../start/settings'
import { linkModules } from './linkModules'

const migrations = 'prisma/migrations'

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit before the last one that added a migration; the present one if a migration isn't committed. */
const commitBefore = (): string => {
  if (git('status', '--porcelain', '--', migrations) !== '') return git('rev-parse', 'HEAD')
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${migrations}/*/migration.sql`)
  return git('rev-parse', `${added}^`)
}

/** Titles of tests that compare lists in the code with all columns: the release before doesn't list new ones, and doesn't use them. */
const aboutLists = ['Every text column is listed as personal or impersonal']

const namesIn = (folder: string): string[] => readdirSync(folder).toSorted()

const run = (cwd: string, command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, TURBO_HASH: undefined } }).status === 0

/**
 * `npm run release:previous [test files]`: runs tests of the release before the last migration on the present schema, as its processes run
 * while a release is rolled out (decision 118). Tests of `packages/data` by default: every query and every transaction.
 */
const files = process.argv.slice(2)
const commit = process.env.PREVIOUS_RELEASE ?? commitBefore()
const tree = mkdtempSync(path.join(os.tmpdir(), 'forecourt-previous-'))
try {
  git('worktree', 'add', '--quiet', '--detach', '--force', tree, commit)
  // Branches that merge may have renumbered a migration.
  const subjectOf = (name: string) => name.replace(/^\d+_/, '')
  const before = namesIn(path.join(tree, migrations)).map(subjectOf)
  const added = namesIn(path.join(root, migrations)).filter((name) => !before.includes(subjectOf(name)))
  process.stdout.write(`The release of ${git('log', '-1', '--format=%h %s', commit)}, with ${added.join(', ') || 'no later migration'}\n`)
  for (const name of added) cpSync(path.join(root, migrations, name), path.join(tree, migrations, name), { recursive: true })
  const workspaces = ['apps', 'packages'].flatMap((parent) => namesIn(path.join(tree, parent)).map((name) => path.join(parent, name)))
  for (const folder of ['.', ...workspaces])
    if (existsSync(path.join(root, folder, 'node_modules'))) linkModules(path.join(root, folder), path.join(tree, folder))
  const included = `^(?!${aboutLists.join('|')})`
  const isGood =
    run(tree, 'npx', 'tsx', 'tools/start/client.ts') &&
    run(tree, 'npm', 'run', 'gen') &&
    run(tree, 'npx', 'vitest', 'run', '--testNamePattern', included, ...(files.length > 0 ? files : ['packages/data/src']))
  process.exitCode = isGood ? 0 : 1
} finally {
  git('worktree', 'remove', '--force', tree)
  rmSync(tree, { recursive: true, force: true })
}
