import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './scriptsAfterPaint'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

it('Scripts of the build are asked for by one script at the end, each once, in their order', () => {
  const html = scriptsAfterPaint(
    `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${script('a')}</head><body>words${script('b')}${script('a')}<script>push(1)</script></body></html>`,
  )
  expect(html).not.toMatch(/<script[^>]* src=|rel="preload"/)
  expect(html).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"])</script></body>')
  expect(html).toContain('words<script>push(1)</script><script data-scripts="">')
})

it.each([
  { name: 'without scripts', html: '<html><body>words</body></html>' },
  {
    name: 'with scripts of others and for old browsers',
    html: '<body><script src="/x.js" async=""></script><script src="/_next/static/o.js" noModule=""></script></body>',
  },
  { name: 'cut off', html: `<body>${script('a')}` },
])('A page $name stays as it is', ({ html }) => {
  expect(scriptsAfterPaint(html)).toBe(html)
})
