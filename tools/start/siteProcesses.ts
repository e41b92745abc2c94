import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { HeldPort } from './HeldPort'
import { leanNode } from './leanNode'
import type { Command } from './Supervisor'
import { root } from './settings'

const cwd = path.join(root, 'apps/site')
const renderer = path.join(cwd, 'src/server/renderer.ts')
/** Made of src/server/main.ts by the build, so that it is back at once: all sites wait while it starts. */
const front = path.join(cwd, '.next/front/main.mjs')

/**
 * Making a page leaves much behind at once. Left alone, Node lets that grow to twice what is in use before it clears up; a third is
 * time enough, for a tenth more of a processor. And every thread of it would keep memory of its own that it has freed.
 */
const flags = ['--heap-growing-percent=30']
const memory = { MALLOC_ARENA_MAX: '2' }

/**
 * The two processes of the built site: the server at the port, and the one that makes pages for it, at a socket in a folder that only
 * this user can enter. Each is started again by itself, so that one of them never takes the other with it.
 */
export const siteProcesses = (env: NodeJS.ProcessEnv, number: number, port: HeldPort): readonly Command[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-pages-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const own = { ...env, PORT: String(number), PAGES_SOCKET: path.join(folder, 'pages.sock') }
  return [
    // What the server has begun to answer may need it to the last.
    { name: 'page process', ...leanNode(renderer, flags), cwd, env: { ...memory, ...own }, last: true },
    { name: 'site', command: process.execPath, args: [front], cwd, env: own, port },
  ]
}
