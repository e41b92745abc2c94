import { spawn } from 'node:child_process'

export interface Ending {
  /** Kills the whole process group, or one process. */
  readonly group: boolean
  /** Signal for an orderly shutdown. */
  readonly signal: 'TERM' | 'INT'
}

/** A shell reads a pipe that only this process holds open; when this process is killed, the pipe closes. */
const script = 'read -r _; kill -s "$1" -- "$2" && sleep 8 && kill -s KILL -- "$2"'

/**
 * Ends another process when this one exits, even by SIGKILL. Call the returned function as soon as the other process exits, because its id
 * can be reused.
 */
export const endWithThisProcess = (pid: number, { group, signal }: Ending): (() => void) => {
  if (process.platform === 'win32') return () => {}
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', signal, String(group ? -pid : pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In its own group, so that a signal to ours doesn't end it first.
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
