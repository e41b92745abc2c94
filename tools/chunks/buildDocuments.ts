import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildStart } from './buildStart'
import { layoutStyles } from './layoutStyles'
import { subsetFonts } from './subsetFonts'

/** Run in the site's folder behind `next build`: the scripts of documents that the framework does not draw, and which files they ask for. */
const next = path.resolve('.next')
const script = await buildStart({ entry: path.resolve('src/host/start.ts'), outDir: path.join(next, 'static/islands') })
const styles = layoutStyles(path.join(next, 'server/app/cached/[siteId]/[version]/page/[[...path]]/page_client-reference-manifest.js'))
const fonts = subsetFonts(styles.map((file) => readFileSync(path.join(next, file), 'utf8')).join(''))
if (Object.keys(fonts).length === 0) throw new Error(`${styles.join(', ')} names no typeface of ours`)
writeFileSync(
  path.join(next, 'documents.json'),
  JSON.stringify({
    script: `/_next/static/islands/${script}`,
    styles: styles.map((file) => `/_next/${file}`),
    fonts: Object.fromEntries(Object.entries(fonts).map(([family, file]) => [family, `/_next/static/media/${file}`])),
  }),
)
