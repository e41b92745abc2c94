import { expect, it } from 'vitest'
import { errorInResponse } from './errorInResponse'

it.each([
  { name: 'nothing', body: '', message: null },
  { name: 'a page', body: '<html>ok</html>', message: null },
  { name: 'the stored record', body: '{"id":12,"status":"created"}', message: null },
  { name: 'no errors', body: '{"errors":[],"error":null}', message: null },
  { name: 'a list', body: '[{"error":"x"}]', message: null },
  { name: 'ok: false', body: '{"ok":false,"message":"No such dealer"}', message: 'No such dealer' },
  { name: 'success: false', body: '{"success":false}', message: '{"success":false}' },
  { name: 'an error', body: '{"error":"Unknown key"}', message: 'Unknown key' },
  { name: 'a list of errors', body: '{"errors":[{"message":"Phone is missing"}]}', message: 'Phone is missing' },
  { name: 'a status', body: '{"status":"ERROR","message":"Down"}', message: 'Down' },
])('a 2xx response with $name counts as refused with $message', ({ body, message }) => expect(errorInResponse(body)).toBe(message))

it('the message of a long refusal is shortened', () => {
  expect(errorInResponse(JSON.stringify({ error: 'x'.repeat(5000) }))).toHaveLength(300)
})
