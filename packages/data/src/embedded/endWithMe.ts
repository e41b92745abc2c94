import { spawn } from 'node:child_process'

export interface Ending {
  /** A whole process group, or the one process. */
  readonly group: boolean
  /** What asks it to end in order. */
  readonly signal: 'TERM' | 'INT'
}

/** A shell waits for the end of a pipe that only this process holds open; a process that is killed can't leave it open. */
const script = 'read -r _; kill -s "$1" -- "$2" && sleep 8 && kill -s KILL -- "$2"'

/**
 * Has another process end when this one does, however it ends: killed in an instant too. Call what it gives as soon as that process
 * has ended by itself, as its id may be given to another.
 */
export const endWithMe = (pid: number, { group, signal }: Ending): (() => void) => {
  if (process.platform === 'win32') return () => {}
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', signal, String(group ? -pid : pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not in our group: what is sent to all of us must not end it first.
    detached: true,
    cwd: '/',
  })
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  ;(watcher.stdin as { unref?: () => void }).unref?.()
  return () => {
    watcher.kill('SIGKILL')
  }
}
