import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from '../Supervisor'
import { root } from '../settings'
import { leanNode, smallHeap } from './leanNode'

const cwd = path.join(root, 'apps/site')
const renderer = path.join(cwd, 'src/server/renderer.ts')
/** Bundled from src/server/main.ts by the build, for a fast restart: all sites wait meanwhile. */
const front = path.join(cwd, '.next/front/main.mjs')

/**
 * The two processes of the built site: front server at the port, and page process at a socket in a private folder. They restart
 * independently.
 */
export const siteProcesses = (env: NodeJS.ProcessEnv, port: number): readonly Command[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-pages-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const own = { ...env, PORT: String(port), PAGES_SOCKET: path.join(folder, 'pages.sock') }
  return [
    // Pending responses of the front server need it until the end.
    { name: 'page process', ...leanNode(renderer, smallHeap.flags), cwd, env: { ...smallHeap.env, ...own }, last: true },
    { name: 'site', command: process.execPath, args: [front], cwd, env: own },
  ]
}
