import { existsSync } from 'node:fs'
import path from 'node:path'

/** The file of a typeface as browsers get it, from the packages installed here or above. */
export const fontFile = (folder: string, subset: 'latin' | 'latin-ext', from = process.cwd()): string => {
  const file = path.join('node_modules', '@fontsource-variable', folder, 'files', `${folder}-${subset}-wght-normal.woff2`)
  for (let place = from; ; place = path.dirname(place)) {
    const found = path.join(/* turbopackIgnore: true */ place, file)
    if (existsSync(found)) return found
    if (place === path.dirname(place)) throw new Error(`The typeface ${folder} is not installed.`)
  }
}
