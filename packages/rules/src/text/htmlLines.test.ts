import { expect, it } from 'vitest'
import { htmlLines } from './htmlLines'

it.each([
  ['entities of every kind', 'Se&aacute;n O&#39;Brien &lt;$30k &mdash; I&rsquo;d&hellip;&#160;ok &#x41;', "Seán O'Brien <$30k — I’d… ok A"],
  ['an entity once', '&amp;lt;', '&lt;'],
  [
    'cells in a line, rows below one another',
    '<table><tr><td>Name:</td><td>Ana</td></tr><tr><td>Phone:</td><td>1</td></tr></table>',
    'Name: Ana\n\nPhone: 1',
  ],
  ['line ends of the source as spaces', '<p>one\r\ntwo</p>three<br>four', 'one two\nthree\nfour'],
  ['a listing as it is', '<pre>a\nb</pre>', 'a\nb'],
  ['styles, scripts and heads as nothing', '<head><title>t</title><meta x/><style>p{}</style></head><script>a<b</script>seen', 'seen'],
  ['a body behind a head that never ends', '<head><meta x/>lost<body>seen', 'seen'],
  ['what follows a style that closes itself', '<style/>seen', 'seen'],
  ['frames and their fallbacks as nothing', '<iframe>a<b</iframe><noframes>c<p>d</noframes><noembed>e</noembed>seen', 'seen'],
  ['zeros before a number', '&#0000065;', 'A'],
  ['comments of every form as nothing', '<!-->a<!--->b<!-- c --!>d<!x>e<?f>g</ h>', 'abdeg'],
  ['a tag that never ends as nothing', 'seen <a href="', 'seen'],
  ['a lone sign as itself', 'a < b & c > d', 'a < b & c > d'],
  ['attributes as nothing', '<img alt="x>y">seen', 'seen'],
])('the HTML parser reads %s', (_name, html, text) => expect(htmlLines(html)).toBe(text))
