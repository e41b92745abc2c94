import { describe, expect, it } from 'vitest'
import { requestHost } from './requestHost'

describe('requestHost', () => {
  it.each([
    ['a port', 'harbour.localhost:3000', 'harbour.localhost'],
    ['capitals', 'Harbour.Example', 'harbour.example'],
    ['a closing dot', 'harbour.example.:80', 'harbour.example'],
    ['an IPv6 address', '[::1]:3000', '[::1]'],
    ['nothing', null, ''],
    ['a path in it', '../../etc', ''],
    ['another host after an @', 'harbour.example:80@elsewhere.example', ''],
    ['a user before an @', 'harbour.example@elsewhere.example', ''],
    ['a port that is not a number', 'harbour.example:http', ''],
    ['a quote after the port', "harbour.example:3000'", ''],
    ['two hosts', 'harbour.example, elsewhere.example', ''],
    ['a backslash', 'harbour.example\\\\elsewhere.example', ''],
  ])('requestHost reads a host with %s', (_name, header, expected) => {
    expect(requestHost(header)).toBe(expected)
  })
})
