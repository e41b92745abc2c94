import { spawn } from 'node:child_process'
import { root } from './settings'

/** Runs a command to its end; a failure carries what it printed. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env, cwd = root) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} failed:\n${output.trim().slice(-6_000)}`)),
    )
  })
