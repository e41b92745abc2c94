/** Injection attempts and garbage of feeds. */
const attacks = [
  '<script>alert("x")</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</script></style></title></textarea><svg onload=alert(1)>',
  '\u202egnihtyna sdaer siht\u202c \u2066\u200f\u200e',
  '{{7*7}} {name} {count} %s %n',
  '&lt;b&gt; &amp; &#x3c;script&#x3e;',
  '\u0007\u0000\ufeff\u200b',
  '👩‍👩‍👧‍👦 Zürich Ōtautahi 豊田 مرحبا',
  'W'.repeat(200),
]

/** A hostile text of a length in UTF-16 units. */
export const hostileText = (length: number): string => {
  const text = attacks.join(' ')
  return text.repeat(Math.ceil(length / text.length)).slice(0, length)
}

/** A hostile single-line text. */
export const hostileLine = hostileText(60)
