import { expect, it } from 'vitest'
import { refusalInAnswer } from './refusalInAnswer'

it.each([
  { name: 'nothing', body: '', says: null },
  { name: 'a page', body: '<html>ok</html>', says: null },
  { name: 'the stored record', body: '{"id":12,"status":"created"}', says: null },
  { name: 'no errors', body: '{"errors":[],"error":null}', says: null },
  { name: 'a list', body: '[{"error":"x"}]', says: null },
  { name: 'ok: false', body: '{"ok":false,"message":"No such dealer"}', says: 'No such dealer' },
  { name: 'success: false', body: '{"success":false}', says: '{"success":false}' },
  { name: 'an error', body: '{"error":"Unknown key"}', says: 'Unknown key' },
  { name: 'a list of errors', body: '{"errors":[{"message":"Phone is missing"}]}', says: 'Phone is missing' },
  { name: 'a status', body: '{"status":"ERROR","message":"Down"}', says: 'Down' },
])('a 2xx response with $name counts as refused with $says', ({ body, says }) => expect(refusalInAnswer(body)).toBe(says))

it('the message of a long refusal is shortened', () => {
  expect(refusalInAnswer(JSON.stringify({ error: 'x'.repeat(5000) }))).toHaveLength(300)
})
