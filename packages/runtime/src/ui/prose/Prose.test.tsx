import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Prose } from './Prose'
import { proseNodes } from './proseNodes'

describe('Prose', () => {
  it('parts paragraphs at blank lines and joins the lines between', () => {
    expect(proseNodes('One\ntwo.\n\nThree.')).toHaveLength(2)
    expect(renderToStaticMarkup(<Prose text={'One\ntwo.\n\nThree.'} />)).toContain('<p>One two.</p><p>Three.</p>')
  })

  it('makes headings and lists', () => {
    const html = renderToStaticMarkup(<Prose text={'## Prices\n- drive away\n- **no** surprises'} />)
    expect(html).toContain('<h2')
    expect(html).toContain('<li>drive away</li>')
    expect(html).toContain('<strong>no</strong>')
  })

  it('links to pages of the site and to safe addresses', () => {
    expect(renderToStaticMarkup(<Prose text="See [our cars](/search) or [write](mailto:a@b.example)." />)).toContain('href="/search"')
  })

  for (const href of ['javascript:alert(1)', 'JAVASCRIPT:alert(1)', '//evil.example', 'data:text/html,x', 'http://plain.example']) {
    it(`shows only the words of a link to ${href}`, () => {
      const html = renderToStaticMarkup(<Prose text={`A [press here](${href}) end`} />)
      expect(html).toContain('press here')
      expect(html).not.toContain('<a')
    })
  }

  it('shows markup as words', () => {
    const html = renderToStaticMarkup(<Prose text={'<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>'} />)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;script&gt;')
  })

  it('gives nothing for empty text', () => {
    expect(proseNodes(' \n\n \n')).toEqual([])
  })
})
