import { readFileSync } from 'node:fs'

interface ReferenceManifest {
  readonly entryCSSFiles: { readonly [entry: string]: readonly { readonly path: string }[] }
}

/** The style sheets that the framework links on a page for its layouts, in their order, as its build notes them. */
export function layoutStyles(manifest: string): string[] {
  const text = readFileSync(manifest, 'utf8')
  const { entryCSSFiles } = JSON.parse(text.slice(text.indexOf('] = ') + 4).replace(/;?\s*$/, '')) as ReferenceManifest
  const files = Object.entries(entryCSSFiles).flatMap(([entry, sheets]) =>
    entry.endsWith('/layout') ? sheets.map((sheet) => sheet.path) : [],
  )
  if (files.length === 0) throw new Error(`${manifest} names no style sheet of a layout`)
  return [...new Set(files)]
}
