import path from 'node:path'
import { sourcesIn } from './sourcesIn'

/** Entry points of production: Next's routes, processes, worker, and document script. */
const entries = [
  /^apps\/[^/]+\/src\/(app|pages\/api)\//,
  /^apps\/[^/]+\/src\/(instrumentation|proxy)\.ts$/,
  /^apps\/[^/]+\/src\/server\/(main|renderer)\.ts$/,
  /^apps\/site\/src\/host\/start\.ts$/,
  /^packages\/services\/src\/[^/]+\/(main|[a-z]+Process)\.ts$/,
]

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'|\bnew URL\('([^']+)', import\.meta\.url\)/g

/** Files reachable from production entry points, type imports included. Excludes files that only tests import, or that are unused. */
export const productionFiles = (): ReadonlySet<string> => {
  // Block and page kinds are imported by generated lists.
  const sources = ['packages', 'apps'].flatMap((folder) => sourcesIn(folder, { generated: true }))
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const fileAt = (address: string) => ['', '.ts', '.tsx'].map((ending) => `${address}${ending}`).find((file) => texts.has(file))
  const target = (from: string, specifier: string): string | undefined => {
    const own = /^@forecourt\/([^/]+)\/(.+)$/.exec(specifier)
    if (own) return fileAt(`packages/${own[1]}/src/${own[2]}`)
    return specifier.startsWith('.') ? fileAt(path.posix.join(path.posix.dirname(from), specifier)) : undefined
  }
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, specifier, url] of (texts.get(file) ?? '').matchAll(imported)) {
      const next = target(file, specifier ?? url ?? '')
      if (next) visit(next)
    }
  }
  for (const file of texts.keys()) if (!/\.test\.tsx?$/.test(file) && entries.some((entry) => entry.test(file))) visit(file)
  return found
}
