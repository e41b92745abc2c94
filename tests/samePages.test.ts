import { describe, expect, it } from 'vitest'
import { parseSamePage } from './bench/peers/parseSamePage'

const html = `<!DOCTYPE html><html lang="en-AU"><head><title>Service</title><link rel="stylesheet" href="/page.css"><script>go()</script></head>
<body><!--x--><main class="" style="--ground:#fff;background:url(data:image/svg+xml;utf8,a)"><p>One</p><f-island data-part="Outer"><button disabled="">Two
<f-island data-part="Inner"><i>Three</i></f-island></button></f-island><p>Four</p><f-island data-part="Late"></f-island></main><script src="/a.js"></script></body></html>`

describe('a page that peers render, too', () => {
  it('a page rendered by another framework has all that ours has except scripts, comments and island markers', () => {
    const { plain, head, pieces, parts } = parseSamePage(html)
    expect(plain).toContain('<title>Service</title>')
    expect(plain).not.toContain('script')
    expect(head).toContain('/page.css')
    const joined = pieces.map((piece, at) => piece + (parts[at]?.html ?? '')).join('')
    const body = /<body>(.*)<\/body>/s.exec(plain)?.[1] ?? ''
    const withoutMarks = (text: string) => text.replaceAll(/<\/?f-island[^>]*>/g, '')
    expect(withoutMarks(joined)).toBe(withoutMarks(body))
  })

  it('a page rendered by another framework consists of elements as React renders them, nested islands within their outer one', () => {
    const { bodyTrees, headTrees, parts } = parseSamePage(html)
    const [main] = bodyTrees.filter((tree) => typeof tree === 'object')
    expect(main).toEqual([
      'main',
      { className: '', style: { '--ground': '#fff', background: 'url(data:image/svg+xml;utf8,a)' } },
      ['p', {}, 'One'],
      0,
      ['p', {}, 'Four'],
      1,
    ])
    expect(headTrees).toContainEqual(['link', { rel: 'stylesheet', href: '/page.css', precedence: 'same' }])
    expect(parts.map(({ trees }) => trees)).toEqual([
      [['button', { disabled: true }, 'Two\n', ['f-island', { 'data-part': 'Inner' }, ['i', {}, 'Three']]]],
      [],
    ])
  })

  it('a page rendered by another framework may have no islands', () => {
    expect(parseSamePage('<p>Closed</p>')).toMatchObject({ pieces: ['<p>Closed</p>'], parts: [] })
  })
})
