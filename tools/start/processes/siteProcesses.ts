import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from '../Supervisor'
import { root } from '../settings'
import { leanNode, smallHeap } from './leanNode'

const cwd = path.join(root, 'apps/site')
const renderer = path.join(cwd, 'src/server/renderer.ts')
/** Made of src/server/main.ts by the build, so that it is back at once: all sites wait while it starts. */
const front = path.join(cwd, '.next/front/main.mjs')

/**
 * The two processes of the built site: the server at the port, and the one that makes pages for it, at a socket in a folder that only
 * this user can enter. Each is started again by itself, so that one of them never takes the other with it.
 */
export const siteProcesses = (env: NodeJS.ProcessEnv, port: number): readonly Command[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-pages-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const own = { ...env, PORT: String(port), PAGES_SOCKET: path.join(folder, 'pages.sock') }
  return [
    // What the server has begun to answer may need it to the last.
    { name: 'page process', ...leanNode(renderer, smallHeap.flags), cwd, env: { ...smallHeap.env, ...own }, last: true },
    { name: 'site', command: process.execPath, args: [front], cwd, env: own },
  ]
}
