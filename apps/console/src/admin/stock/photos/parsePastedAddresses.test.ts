import { expect, test } from 'vitest'
import { parsePastedAddresses } from './parsePastedAddresses'

test.each([
  { name: 'one address', text: ' https://a.example/1.jpg ', found: ['https://a.example/1.jpg'] },
  {
    name: 'a list with a duplicate',
    text: 'https://a.example/1.jpg\r\nhttps://a.example/2.jpg\nhttps://a.example/1.jpg',
    found: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  },
  { name: 'text without an address', text: 'a blue car', found: [] },
  { name: 'other protocols', text: 'file:///etc/passwd javascript:alert(1) data:image/png;base64,AA', found: [] },
  { name: 'nothing', text: '', found: [] },
])('the photo form finds the photo addresses in pasted text: $name', ({ text, found }) => expect(parsePastedAddresses(text)).toEqual(found))
