import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../settings'

const dropSourceMaps = pathToFileURL(path.join(root, 'packages/services/src/process/dropSourceMaps.ts')).href

/**
 * Memory settings of processes that allocate much at once. By default Node lets the heap double before it collects; a third suffices, for
 * a tenth more CPU. Halves the young generation. MALLOC_ARENA_MAX stops each thread from holding freed memory.
 */
export const smallHeap = { flags: ['--heap-growing-percent=30', '--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '2' } } as const

/** Runs a program by Node with tsx, without source maps. `flags` are Node's own. */
export const leanNode = (script: string, flags: readonly string[] = []) => ({
  command: process.execPath,
  args: [...flags, '--import', 'tsx', '--import', dropSourceMaps, script],
})
