import path from 'node:path'

const contentTypes: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The content type of a built file of pages. */
export const fileContentType = (address: string): string => contentTypes[path.posix.extname(address)] ?? 'application/octet-stream'
