import type { OldPage } from '@forecourt/rules/onboarding/old-site/OldSite'
import { FeedFault } from '../stock-feeds/FeedRecords'
import { maxOldPageBytes, maxOldPagesBytes } from './oldPageLimits'
import { type ZippedFile, zippedFiles } from './zippedFiles'

const maxPages = 400

const isPage = (name: string) => /\.html?$/i.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name)

/** URL of a saved page, from its folder path: www.dealer.com.au/about/index.html. */
const pageAddress = (name: string): string => {
  const parts = name.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part))
  const host = parts.findIndex((part) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(part) && !isPage(part))
  const path = parts
    .slice(host + 1)
    .join('/')
    .replace(/\.html?$/i, '')
    .replace(/(^|\/)index$/i, '')
  return `https://${host < 0 ? 'old.example' : parts[host]}/${path}`
}

const brokenMessage = 'The file can’t be unpacked. Zip it again, or upload the pages one by one.'

const listZippedFiles = (bytes: Buffer): ZippedFile[] => {
  try {
    const files = zippedFiles(bytes)
    if (files) return files
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new FeedFault(brokenMessage)
}

const unpacked = (file: ZippedFile): Buffer => {
  try {
    return file.read(maxOldPageBytes)
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new FeedFault(
      isLarge ? `A page in it is larger than ${maxOldPageBytes / 1_000_000} MB. Upload the file without it.` : brokenMessage,
    )
  }
}

/**
 * Reads pages from an HTML file or a zip of saved pages. Throws a `FeedFault` for anything else, for a decompression bomb, and for a zip
 * without pages.
 */
export const unpackOldPages = (name: string, bytes: Buffer): OldPage[] => {
  if (isPage(name)) return [{ address: pageAddress(name), html: bytes.toString('utf8') }]
  if (bytes.toString('latin1', 0, 2) !== 'PK') throw new FeedFault('Upload a page saved as .html, or a zip of such pages.')
  let bytesLeft = maxOldPagesBytes
  const pages = listZippedFiles(bytes)
    .filter((file) => isPage(file.name))
    .slice(0, maxPages)
    .map((file) => {
      const page = unpacked(file)
      bytesLeft -= page.length
      if (bytesLeft < 0) throw new FeedFault('The pages are too large in total. Upload fewer of them.')
      return { address: pageAddress(file.name), html: page.toString('utf8') }
    })
  if (pages.length === 0) throw new FeedFault('The file contains no pages (.html files).')
  return pages
}
