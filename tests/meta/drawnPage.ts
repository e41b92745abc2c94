import type { DemoPage } from './demoPages'
import { serverHtml } from './serverHtml'

const drawn = new WeakMap<DemoPage, string>()

/** Server HTML of a demo page, cached per process. */
export const drawnPage = (page: DemoPage): string => {
  const { of, route, data } = page
  const html = drawn.get(page) ?? serverHtml({ found: true, route, config: of.site.config, data, request: of.request })
  drawn.set(page, html)
  return html
}
