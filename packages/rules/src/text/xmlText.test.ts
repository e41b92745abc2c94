import { expect, it } from 'vitest'
import { xmlText } from './xmlText'

it.each([
  { name: 'plain', text: 'Kia Rio', is: 'Kia Rio' },
  { name: 'marks of XML', text: `<a b="c">&'`, is: `&lt;a b=&quot;c&quot;&gt;&amp;'` },
  { name: 'control characters', text: 'a\u0000\u0008\u000b\u001fb\tc\nd', is: 'ab\tc\nd' },
  { name: 'noncharacters', text: 'a\ufffe\uffffb', is: 'ab' },
  { name: 'half an emoji', text: `a${'😀'.slice(0, 1)}b😀`, is: 'ab😀' },
  { name: 'letters of any language', text: 'Māori 漢字', is: 'Māori 漢字' },
])('an XML export writes valid XML text for $name (ENT-01)', ({ text, is }) => expect(xmlText(text)).toBe(is))
