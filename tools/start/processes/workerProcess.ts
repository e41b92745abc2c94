import path from 'node:path'
import type { Command } from '../Supervisor'
import { root } from '../settings'
import { leanNode, smallHeap } from './leanNode'

const worker = path.join(root, 'packages/services/src/worker/main.ts')

/**
 * Memory settings of the worker, which holds whole files: a smaller young generation, and fixed thresholds of glibc. By default glibc raises
 * them to the size of freed buffers and then keeps such buffers.
 */
export const workerHeap = {
  flags: [...smallHeap.flags, '--max-semi-space-size=4'],
  env: { ...smallHeap.env, MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}

/** The worker: mail, feeds, photos and scheduled work. Imports feeds of 50,000 cars. */
export const workerProcess = (env: NodeJS.ProcessEnv): Command => ({
  name: 'worker',
  ...leanNode(worker, workerHeap.flags),
  cwd: root,
  env: { ...workerHeap.env, ...env },
})
