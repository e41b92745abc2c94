/** URLs that run a script, or lead to an unexpected site. */
export const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.example/x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\tjavascript:alert(1)',
  'https:// evil.example',
  'http://plain.example',
  'https://a.example/ onmouseover=alert(1)',
  '{a}javascript:alert(1)',
] as const

/** Markup that would run a script if it were rendered as HTML. */
export const hostileMarkup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '"><script>alert(1)</script>',
  '</p></div><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<style>@import "//evil.example"</style>',
  '<base href="//evil.example">',
  '<form action="//evil.example"><input></form>',
  '<object data="data:text/html,x"></object>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<details open ontoggle=alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
] as const

const paragraph = (span: object) => ({ blocks: [{ id: 'a', kind: 'paragraph', spans: [span] }] })
const picture = (more: object) => ({ blocks: [{ id: 'a', kind: 'picture', image: 'stock/a.webp', alt: 'A car', caption: '', ...more }] })

/** Invalid documents with forbidden content. */
export const hostileDocuments: readonly unknown[] = [
  ...hostileLinks.map((href) => paragraph({ text: 'press', href })),
  ...hostileMarkup.map((image) => picture({ image })),
  ...hostileLinks.map((image) => picture({ image })),
  picture({ image: '../../../etc/passwd' }),
  picture({ onerror: 'alert(1)' }),
  paragraph({ text: 'x', style: 'color:red' }),
  paragraph({ text: 'x', html: '<script>alert(1)</script>' }),
  paragraph({ text: { dangerouslySetInnerHTML: { __html: '<script>alert(1)</script>' } } }),
  paragraph({ text: ['<script>'] }),
  paragraph({ text: 'x', bold: 'onload' }),
  paragraph({ $$typeof: 'Symbol(react.element)', type: 'script', props: {}, text: 'x' }),
  { blocks: [{ id: 'a', kind: 'script', spans: [] }] },
  { blocks: [{ id: 'a', kind: 'html', html: '<script>alert(1)</script>' }] },
  { blocks: [{ id: '"><script>', kind: 'rule' }] },
  { blocks: [{ id: 'a', kind: 'heading', level: '2 onload=alert(1)', spans: [] }] },
  { blocks: [{ id: 'a', kind: 'heading', level: 1, spans: [] }] },
  { blocks: [{ id: 'a', kind: 'list', points: [{ level: 21, ordered: false, spans: [] }] }] },
  { blocks: 'x' },
  { blocks: [null] },
  { blocks: [], onload: 'alert(1)' },
  JSON.parse('{"blocks":[],"__proto__":{"isAdmin":true}}'),
]
