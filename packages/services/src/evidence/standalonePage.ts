import path from 'node:path'
import { fileContentType } from './fileContentType'
import type { PageFile } from './PageFile'

/**
 * A page that looks as it did, as one document for reading (CFG-12): with its styles and fonts inside, and without scripts. Its pictures
 * stay where they are.
 */
export const standalonePage = (body: string, files: readonly PageFile[]): string => {
  const byName = new Map(files.map((file) => [path.posix.basename(file.address), file]))
  const dataAddress = ({ address, content }: PageFile) => `data:${fileContentType(address)};base64,${content.toString('base64')}`
  const withFiles = ({ content }: PageFile) =>
    content
      .toString()
      .replace(/url\((["']?)([^"')]+)\1\)/g, (whole, _quote, target: string) => {
        const file = byName.get(path.posix.basename(target))
        return file ? `url("${dataAddress(file)}")` : whole
      })
      // Ends no element.
      .replaceAll('</', '<\\/')
  const still = body
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    // Browsers report it in a frame without scripts.
    .replace(/<(?:input|textarea|select|button)\b[^>]*>/gi, (field) => field.replace(/\sautofocus(?:="[^"]*")?(?=[\s/>])/i, ''))
  return still.replace(/<link\b[^>]*>/gi, (link) => {
    const file = byName.get(path.posix.basename(/\bhref="([^"]*)"/.exec(link)?.[1] ?? ''))
    if (/\brel="stylesheet"/.test(link)) return file ? `<style>${withFiles(file)}</style>` : link
    return /\brel="(?:modulepreload|preload|manifest)"/.test(link) ? '' : link
  })
}
