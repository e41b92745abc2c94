import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../start/settings'

const migrations = 'prisma/migrations'

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit before the last one that added a migration; the present one if a migration isn't committed. */
const commitBefore = (): string => {
  if (git('status', '--porcelain', '--', migrations) !== '') return git('rev-parse', 'HEAD')
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${migrations}/*/migration.sql`)
  return git('rev-parse', `${added}^`)
}

const namesIn = (folder: string): string[] => readdirSync(folder).toSorted()

export interface PreviousTree {
  readonly directory: string
  /** Description of the previous release: its commit, and the newer migrations that it lacks. */
  readonly description: string
  /** Runs a command in the tree; returns whether it succeeded. */
  run(command: string, ...args: readonly string[]): boolean
}

interface TreeOptions {
  /** Adds the migrations that came later, for its tests. */
  readonly hasLaterMigrations: boolean
  /** A commit, branch or tag; by default that of PREVIOUS_RELEASE, or the release before the last migration. */
  readonly ref?: string
}

/** Folders with installed packages: that of the root, and those of workspaces with other versions. */
const packageFolders = (): string[] => {
  const workspaces = ['apps', 'packages'].flatMap((parent) => namesIn(path.join(root, parent)).map((name) => path.join(parent, name)))
  return ['.', 'seeds', ...workspaces]
    .map((folder) => path.join(folder, 'node_modules'))
    .filter((folder) => existsSync(path.join(root, folder)))
}

/**
 * Copies the installed packages into a tree as hard links, which takes seconds. Returns whether it could: not from one file system to
 * another.
 */
const copyPackages = (directory: string): boolean =>
  packageFolders().every((folder) => {
    const to = path.join(directory, folder)
    const isCopied = spawnSync('cp', ['-al', path.join(root, folder), to], { stdio: 'ignore' }).status === 0
    // Caches are written in place.
    rmSync(isCopied ? path.join(to, '.cache') : to, { recursive: true, force: true })
    return isCopied
  })

const hasSameLockfile = (directory: string): boolean => {
  const [one, other] = [root, directory].map((tree) => readFileSync(path.join(tree, 'package-lock.json'), 'utf8'))
  return one === other
}

/** Checks a commit out into a temporary folder, installs its packages and generates its files. */
export const withPreviousTree = async <T>(
  { hasLaterMigrations, ref }: TreeOptions,
  work: (tree: PreviousTree) => T | Promise<T>,
): Promise<T> => {
  const commit = git('rev-parse', '--verify', `${ref ?? process.env.PREVIOUS_RELEASE ?? commitBefore()}^{commit}`)
  const directory = mkdtempSync(path.join(os.tmpdir(), 'forecourt-previous-'))
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, TURBO_HASH: undefined } })
      .status === 0
  try {
    git('worktree', 'add', '--quiet', '--detach', '--force', directory, commit)
    // Branches that merge may have renumbered a migration.
    const subjectOf = (name: string) => name.replace(/^\d+_/, '')
    const before = namesIn(path.join(directory, migrations)).map(subjectOf)
    const added = namesIn(path.join(root, migrations)).filter((name) => !before.includes(subjectOf(name)))
    if (hasLaterMigrations)
      for (const name of added) cpSync(path.join(root, migrations, name), path.join(directory, migrations, name), { recursive: true })
    // The bundler of the apps refuses symbolic links to packages outside the tree.
    const hasPackages = hasSameLockfile(directory) && copyPackages(directory)
    if (!hasPackages && !run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'))
      throw new Error('Packages of the release before could not be installed.')
    if (!run('npx', 'tsx', 'tools/start/client.ts') || !run('npm', 'run', 'gen'))
      throw new Error('The release before could not be generated.')
    const description = `${git('log', '-1', '--format=%h %s', commit)}, with ${added.join(', ') || 'no later migration'}`
    return await work({ directory, description, run })
  } finally {
    git('worktree', 'remove', '--force', directory)
    rmSync(directory, { recursive: true, force: true })
  }
}
