import { createHash } from 'node:crypto'

/** A page whose inline scripts are few and known by hash. */
export interface SealedPage {
  readonly html: string
  /** CSP sources, one a script. */
  readonly hashes: readonly string[]
}

const executable = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Scripts in a row that have a text and no attributes: one that is loaded from a file must not swallow the next. */
const neighbours = /<script>[\s\S]*?<\/script>(?:<script>[\s\S]*?<\/script>)+/g

/**
 * Names every script written into a page by the hash of its text. Scripts that follow each other directly are joined first:
 * the framework writes its data in many small ones, and each would cost a hash in the header.
 */
export function sealScripts(page: string): SealedPage {
  const html = page.replace(neighbours, (scripts) => scripts.replaceAll('</script><script>', ';\n'))
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(executable)) {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    // Data blocks are never run.
    if (type !== '' && type !== 'module' && !type.endsWith('javascript')) continue
    if (text !== '') hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { html, hashes: [...hashes] }
}
