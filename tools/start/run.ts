import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithThisProcess } from '@forecourt/data/embedded/endWithThisProcess'
import { root } from './settings'

/** Milliseconds. */
const lateOutput = 5_000

/** Runs a command; rejects with its output on failure. It is killed when this process ends. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env, cwd = root) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const cancelKill = child.pid ? endWithThisProcess(child.pid, { group: true, signal: 'TERM' }) : () => {}
    let output = ''
    const closed = new Promise((done) => child.once('close', done))
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', async (code) => {
      // Output may arrive after the exit; a leftover child may keep the pipe open for ever.
      await Promise.race([closed, wait(lateOutput, undefined, { ref: false })])
      cancelKill()
      if (code === 0) resolve(output)
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output.trim().slice(-6_000)}`))
    })
  })
