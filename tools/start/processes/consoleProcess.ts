import path from 'node:path'
import type { Command } from '../Supervisor'
import { root } from '../settings'
import { leanNode } from './leanNode'

const cwd = path.join(root, 'apps/console')

/** The built console, at a port. */
export const consoleProcess = (env: NodeJS.ProcessEnv, port: number): Command => ({
  name: 'console',
  ...leanNode(path.join(cwd, 'src/server/main.ts')),
  cwd,
  env: { ...env, PORT: String(port) },
})
