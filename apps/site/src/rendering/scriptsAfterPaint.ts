import { startScript } from './startScript'

const ownScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const preload = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]+"\/>/g

/** Has a page ask for its scripts after its first paint, so that they don't take the line from what is looked at. */
export function scriptsAfterPaint(html: string): string {
  const sources = new Set([...html.matchAll(ownScript)].map(([, source]) => source))
  const end = html.lastIndexOf('</body>')
  if (sources.size === 0 || end < 0) return html
  const start = `<script data-scripts="">${startScript}(${JSON.stringify([...sources])})</script>`
  return `${html.slice(0, end)}${start}${html.slice(end)}`.replace(ownScript, '').replace(preload, '')
}
