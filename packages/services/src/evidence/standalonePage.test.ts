import { expect, it } from 'vitest'
import { standalonePage } from './standalonePage'

const file = (address: string, content: string) => ({ address, hash: 'h', content: Buffer.from(content) })
const files = [
  file('/assets/site-A1.css', '@font-face { src: url(/assets/figtree-B2.woff2) } h1 { background: url("other.png"); content: "</style>" }'),
  file('/assets/figtree-B2.woff2', 'font'),
  file('/assets/start-C3.js', 'start()'),
]
const body = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/site-A1.css"/>',
  '<link rel="modulepreload" href="/assets/start-C3.js"/><link rel="icon" href="/icon.svg"/></head>',
  '<body><h1>Rio</h1><img src="/media/rio.webp"/><input name="q" autofocus="" value="an autofocus"/>',
  '<script id="host" type="application/json">{"a":"\\u003c/script>"}</script><script>import("/assets/start-C3.js")</script></body></html>',
].join('')

it('a page as it was is one document with the styles and fonts of its time, and without scripts (CFG-12)', () => {
  const page = standalonePage(body, files)
  expect(page).toContain(`<style>@font-face { src: url("data:font/woff2;base64,${Buffer.from('font').toString('base64')}") }`)
  expect(page).toContain('url("other.png")')
  expect(page.match(/<\/style>/g)).toHaveLength(1)
  expect(page).not.toMatch(/<script|start-C3|rel="stylesheet"/)
  expect(page).toContain('<input name="q" value="an autofocus"/>')
  expect(page).toContain('<link rel="icon" href="/icon.svg"/>')
  expect(page).toContain('<h1>Rio</h1><img src="/media/rio.webp"/>')
})

it('a page whose styles aren’t stored stays as it is', () => {
  expect(standalonePage(body, [])).toContain('<link rel="stylesheet" href="/assets/site-A1.css"/>')
})
