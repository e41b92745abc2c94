import { realpathSync } from 'node:fs'
import path from 'node:path'
import { run } from '../start/run'

/** The last commit whose subject was written before there was a form for them. */
const base = 'ac492ebc2cfdae08b9afd264014949f416ad4408'

/** Characters: what `git log --oneline` shows on one line of a usual terminal, with the commit's id before it. */
const longest = 72

/** What is wrong with a commit's subject, which reads `area: what changed`; null where nothing is. */
export const subjectProblem = (subject: string): string | null => {
  if (subject.length > longest) return `${subject.length} characters, ${longest} at most: ${subject}`
  return /^[a-z0-9][a-z0-9 ./-]*: \S/.test(subject) ? null : `no area before a colon: ${subject}`
}

const succeeds = (done: Promise<unknown>) =>
  done.then(
    () => true,
    () => false,
  )

/**
 * The subjects of all commits after `after`, as far as there are any here: a shallow clone has the newest alone;
 * an export without a history, or one with a history of its own, has none of them.
 */
export const subjectsAfter = async (after: string, folder: string): Promise<readonly string[]> => {
  const git = (...args: readonly string[]) => run('git', args, process.env, folder)
  const top = await git('rev-parse', '--show-toplevel').catch(() => null)
  // An export may lie inside somebody else's working tree.
  if (top === null || path.resolve(top.trim()) !== realpathSync(folder)) return []
  const hasBase = await succeeds(git('merge-base', '--is-ancestor', after, 'HEAD'))
  if (!hasBase && (await git('rev-parse', '--is-shallow-repository')).trim() !== 'true') return []
  return (await git('log', '--no-merges', '--format=%s', hasBase ? `${after}..HEAD` : 'HEAD'))
    .split('\n')
    .filter((subject) => subject !== '')
}

/** What is wrong with the subjects of this project's own commits. */
export const commitProblems = async (folder: string): Promise<readonly string[]> =>
  (await subjectsAfter(base, folder)).flatMap((subject) => subjectProblem(subject) ?? [])
