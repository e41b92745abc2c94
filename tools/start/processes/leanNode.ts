import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../settings'

const dropSourceMaps = pathToFileURL(path.join(root, 'packages/services/src/process/dropSourceMaps.ts')).href

/**
 * For a process that leaves much behind at once. Left alone, Node lets that grow to twice what is in use before it clears up; a third is
 * time enough, for a tenth more of a processor. Young objects get half of their usual space. And every thread of it would keep memory of
 * its own that it has freed.
 */
export const smallHeap = { flags: ['--heap-growing-percent=30', '--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '2' } } as const

/** How a program is run: by Node with tsx, and without source maps. `flags` are Node's own. */
export const leanNode = (script: string, flags: readonly string[] = []) => ({
  command: process.execPath,
  args: [...flags, '--import', 'tsx', '--import', dropSourceMaps, script],
})
