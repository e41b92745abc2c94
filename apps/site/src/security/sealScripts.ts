import { createHash } from 'node:crypto'
import { isOwnScript } from './isOwnScript'

/** A page whose inline scripts are few and known by hash. */
export interface SealedPage {
  readonly html: string
  /** CSP sources, one a script. */
  readonly hashes: readonly string[]
}

const executable = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Scripts in a row that have a text and no attributes: one that is loaded from a file must not swallow the next. */
const neighbours = /<script>[\s\S]*?<\/script>(?:<script>[\s\S]*?<\/script>)+/g
const seam = '</script><script>'

/**
 * Names the scripts that we and the framework wrote into a page by the hash of their text; others are not named, and so don't run.
 * Scripts that follow each other directly are joined first: the framework writes its data in many small ones, and each would cost a
 * hash in the header.
 */
export function sealScripts(page: string, isOwn: (text: string) => boolean = isOwnScript): SealedPage {
  const hashes = new Set<string>()
  const name = (text: string) => hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const joined = new Set<string>()
  const html = page.replace(neighbours, (scripts) => {
    const texts = scripts.slice('<script>'.length, -'</script>'.length).split(seam)
    if (!texts.every(isOwn)) return scripts
    const text = texts.join(';\n')
    joined.add(text)
    return `<script>${text}</script>`
  })
  for (const [, attributes = '', text = ''] of html.matchAll(executable)) {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    // Data blocks are never run.
    if (type !== '' && type !== 'module' && !type.endsWith('javascript')) continue
    if (text === '') continue
    if (joined.has(text) || isOwn(text)) name(text)
    else console.error(`A script that nobody here wrote is not run: ${text.slice(0, 120)}`)
  }
  return { html, hashes: [...hashes] }
}
