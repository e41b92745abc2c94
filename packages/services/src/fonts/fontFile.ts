import { existsSync } from 'node:fs'
import path from 'node:path'

/** Path of a web font file, in the node_modules of this folder or of a parent. */
export const fontFile = (folder: string, subset: 'latin' | 'latin-ext', from = process.cwd()): string => {
  const file = path.join('node_modules', '@fontsource-variable', folder, 'files', `${folder}-${subset}-wght-normal.woff2`)
  for (let place = from; ; place = path.dirname(place)) {
    const found = path.join(/* turbopackIgnore: true */ place, file)
    if (existsSync(found)) return found
    if (place === path.dirname(place)) throw new Error(`The typeface ${folder} is not installed.`)
  }
}
