import { describe, expect, it } from 'vitest'
import { parseReturnAddresses, parseSignInState } from './parseSignInState'

const shown = (query: string) => parseSignInState(new URLSearchParams(query), { step: 'code', sentTo: 'ana@shopper.example' })

describe('parseSignInState (RTE-13)', () => {
  it.each([
    { query: 'problem=soon&again=24', problem: 'soon', again: 24 },
    { query: 'problem=soon&again=0', problem: 'soon', again: null },
    { query: 'problem=soon&again=31', problem: 'soon', again: null },
    { query: 'problem=soon&again=1.5', problem: 'soon', again: null },
    { query: 'problem=soon', problem: 'soon', again: null },
    { query: 'problem=wait&again=24', problem: 'wait', again: null },
    { query: 'problem=toString', problem: null, again: null },
  ])('reads “$query”', ({ query, problem, again }) => expect(shown(query)).toMatchObject({ problem, again }))
})

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
  'redirects only to and from paths of the site: %s (AUTH-08)',
  (path) => {
    const query = new URLSearchParams(path === null ? {} : { type: 'checkout', redirect: path, back: path })
    expect(parseReturnAddresses(query)).toMatchObject({ redirect: '/my-garage', back: '/' })
    const own = new URLSearchParams({ redirect: '/search?make=Kia', back: '/cars/rio' })
    expect(parseReturnAddresses(own)).toEqual({ type: 'my-garage', redirect: '/search?make=Kia', back: '/cars/rio' })
  },
)
