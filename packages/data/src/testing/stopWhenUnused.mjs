// Stops the tests' Postgres when no test run uses it any more. A separate process, started with the server, because no test run
// knows whether it is the last. Arguments: folder of test runs (files named by process id), process id of the server, and the lock
// file that starting the server takes, too.
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const [, , runs, server, lock] = process.argv
const serverId = Number(server)

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const isUsed = () => {
  for (const name of readdirSync(runs)) if (!isRunning(Number(name))) rmSync(path.join(runs, name), { force: true })
  return readdirSync(runs).length > 0
}

const takeLock = () => {
  try {
    const handle = openSync(lock, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch {
    return false
  }
}

while (isRunning(serverId)) {
  await wait(1000)
  if (isUsed() || !takeLock()) continue
  try {
    // A run that started meanwhile registered before it waits for the lock.
    if (isUsed()) continue
    process.kill(serverId, 'SIGINT')
    while (isRunning(serverId)) await wait(50)
  } finally {
    rmSync(lock, { force: true })
  }
}
