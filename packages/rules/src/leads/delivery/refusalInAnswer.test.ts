import { expect, it } from 'vitest'
import { refusalInAnswer } from './refusalInAnswer'

it.each([
  { name: 'nothing', body: '', says: null },
  { name: 'a page', body: '<html>ok</html>', says: null },
  { name: 'what was stored', body: '{"id":12,"status":"created"}', says: null },
  { name: 'no errors', body: '{"errors":[],"error":null}', says: null },
  { name: 'a list', body: '[{"error":"x"}]', says: null },
  { name: 'that it is not well', body: '{"ok":false,"message":"No such dealer"}', says: 'No such dealer' },
  { name: 'no success', body: '{"success":false}', says: '{"success":false}' },
  { name: 'an error', body: '{"error":"Unknown key"}', says: 'Unknown key' },
  { name: 'an error of several words', body: '{"errors":[{"message":"Phone is missing"}]}', says: 'Phone is missing' },
  { name: 'a status', body: '{"status":"ERROR","message":"Down"}', says: 'Down' },
])('A success that says $name is refused with $says', ({ body, says }) => expect(refusalInAnswer(body)).toBe(says))

it('A refusal of any length is shown briefly', () => {
  expect(refusalInAnswer(JSON.stringify({ error: 'x'.repeat(5000) }))).toHaveLength(300)
})
