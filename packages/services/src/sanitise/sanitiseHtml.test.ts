import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitiseHtml'

describe('sanitiseHtml', () => {
  it.each([
    [
      'words and their shape stay',
      '<h2>Offer</h2><p>Save <strong>$500</strong></p><ul><li>One</li></ul>',
      '<h2>Offer</h2><p>Save <strong>$500</strong></p><ul><li>One</li></ul>',
    ],
    ['a link of this site stays', '<a href="/offers">See</a>', '<a href="/offers">See</a>'],
    [
      'a link elsewhere is marked',
      '<a href="https://maker.example/x">See</a>',
      '<a href="https://maker.example/x" rel="noopener nofollow">See</a>',
    ],
    ['scripts go', 'a<script>alert(1)</script>b', 'ab'],
    ['handlers go', '<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
    ['script addresses go', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['addresses of other hosts without scheme go', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['pictures, frames and forms go', '<img src=x onerror=alert(1)><iframe src="//x"></iframe><form><input></form>b', 'b'],
    ['unclosed tags are closed', '<p>a<b>c', '<p>a<b>c</b></p>'],
    ['mutation tricks go', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['nothing stays nothing', '', ''],
  ])('%s', (_name, html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected)
  })
})
