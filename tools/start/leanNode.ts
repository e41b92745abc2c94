import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './settings'

const dropSourceMaps = pathToFileURL(path.join(root, 'packages/services/src/process/dropSourceMaps.ts')).href

/** How a program that loads a built app is run: by Node with tsx, and without source maps. `flags` are Node's own. */
export const leanNode = (script: string, flags: readonly string[] = []) => ({
  command: process.execPath,
  args: [...flags, '--import', 'tsx', '--import', dropSourceMaps, script],
})
