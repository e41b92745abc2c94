import path from 'node:path'
import type { Command } from '../Supervisor'
import { root } from '../settings'
import { leanNode, smallHeap } from './leanNode'

const worker = path.join(root, 'packages/services/src/worker/main.ts')

/** The worker: mail, feeds, photos and scheduled work. Imports feeds of 50,000 cars. */
export const workerProcess = (env: NodeJS.ProcessEnv): Command => ({
  name: 'worker',
  ...leanNode(worker, smallHeap.flags),
  cwd: root,
  env: { ...smallHeap.env, ...env },
})
