import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isRunning } from '@forecourt/data/embedded/withFileLock'

interface Ancestor {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

const ancestorAt = (pid: number): Ancestor | null => {
  try {
    if (process.platform === 'linux') {
      // The program name is in brackets and may contain anything; the parent is the second field after it.
      const parent = Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      )
      return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() }
    }
    const [parent = '', ...command] = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return { pid, parent: Number(parent), command: command.join(' ') }
  } catch {
    return null
  }
}

/** Processes between npm and a script: a shell, and tsx. */
const isBetween = ({ command }: Ancestor) => /(?:^|\/)(?:ba|da|z)?sh -c /.test(command) || /[/\\]tsx(?:[/\\ ]|$)/.test(command)
const isNpm = ({ command }: Ancestor) => /^(?:npm|npx|yarn|pnpm)\b/.test(command) || /[/\\]npm-cli\.js/.test(command)

/** The processes from npm to this one; empty if npm did not start it. */
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
 * Calls `end` when any process between npm and this one ends: npm may be killed, or unable to forward a signal, which would leave
 * everything running. No effect without npm.
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
