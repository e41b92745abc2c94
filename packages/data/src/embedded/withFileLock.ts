import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Whether a process with this id exists, of any user. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const acquire = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** A lock file without a process id counts as abandoned after this time: its process was killed before the write. Milliseconds. */
const maxNamelessMs = 5_000

const removeStaleLock = (file: string) => {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    const isGone = holder ? !isRunning(holder) : Date.now() - statSync(file).mtimeMs > maxNamelessMs
    if (isGone) rmSync(file, { force: true })
  } catch {
    // The holder has just released the lock.
  }
}

/** Runs `work` while holding a lock file, which excludes other processes. Removes the lock of a dead process. */
export const withFileLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const giveUpAt = Date.now() + 60_000
  while (!acquire(file)) {
    if (Date.now() > giveUpAt) throw new Error(`Another process is holding ${file}; if none is running, delete that file.`)
    removeStaleLock(file)
    await wait(40)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
