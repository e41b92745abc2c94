import { describe, expect, it } from 'vitest'
import { parseReturnAddresses, parseSignInState } from './parseSignInState'

const shown = (query: string) => parseSignInState(new URLSearchParams(query), { step: 'code', sentTo: 'ana@shopper.example' })

describe('parseSignInState (RTE-13)', () => {
  it.each([
    { query: 'problem=soon&again=24', problem: 'soon', retrySeconds: 24 },
    { query: 'problem=soon&again=0', problem: 'soon', retrySeconds: null },
    { query: 'problem=soon&again=31', problem: 'soon', retrySeconds: null },
    { query: 'problem=soon&again=1.5', problem: 'soon', retrySeconds: null },
    { query: 'problem=soon', problem: 'soon', retrySeconds: null },
    { query: 'problem=wait&again=24', problem: 'wait', retrySeconds: null },
    { query: 'problem=toString', problem: null, retrySeconds: null },
  ])('parseSignInState reads “$query”', ({ query, problem, retrySeconds }) => expect(shown(query)).toMatchObject({ problem, retrySeconds }))
})

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
  'sign-in redirects only to and from paths of the site: %s (AUTH-08)',
  (path) => {
    const query = new URLSearchParams(path === null ? {} : { type: 'checkout', redirect: path, back: path })
    expect(parseReturnAddresses(query)).toMatchObject({ redirect: '/my-garage', back: '/' })
    const own = new URLSearchParams({ redirect: '/search?make=Kia', back: '/cars/rio' })
    expect(parseReturnAddresses(own)).toEqual({ type: 'my-garage', redirect: '/search?make=Kia', back: '/cars/rio' })
  },
)
