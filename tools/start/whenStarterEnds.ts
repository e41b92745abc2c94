import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isRunning } from '@forecourt/data/embedded/withFileLock'

interface Ancestor {
  readonly pid: number
  readonly parent: number
  readonly words: string
}

const ancestorAt = (pid: number): Ancestor | null => {
  try {
    if (process.platform === 'linux') {
      // The name of a program stands in brackets and may hold anything; its parent is the second thing after it.
      const parent = Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      )
      return { pid, parent, words: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() }
    }
    const [parent = '', ...words] = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return { pid, parent: Number(parent), words: words.join(' ') }
  } catch {
    return null
  }
}

/** What npm puts between itself and a script: a shell, and the runner of TypeScript. */
const isBetween = ({ words }: Ancestor) => /(?:^|\/)(?:ba|da|z)?sh -c /.test(words) || /[/\\]tsx(?:[/\\ ]|$)/.test(words)
const isNpm = ({ words }: Ancestor) => /^(?:npm|npx|yarn|pnpm)\b/.test(words) || /[/\\]npm-cli\.js/.test(words)

/** The processes that stand between npm and this one, with npm; none when npm did not start this process. */
const starters = (): number[] => {
  const found: number[] = []
  for (let one = ancestorAt(process.ppid); one && found.length < 6; one = ancestorAt(one.parent)) {
    found.push(one.pid)
    if (isNpm(one)) return found
    if (!isBetween(one)) break
  }
  return []
}

/** Milliseconds. */
const pause = 300

/**
 * Calls `end` once any of the processes by which npm started this one is gone: a signal to npm alone, or one it can't pass on, would
 * leave everything running with nobody to stop it. Does nothing where something other than npm started this process.
 */
export const whenStarterEnds = (end: () => void): void => {
  const watched = starters()
  if (watched.length === 0) return
  const timer = setInterval(() => {
    if (watched.every(isRunning)) return
    clearInterval(timer)
    end()
  }, pause)
  timer.unref()
}
