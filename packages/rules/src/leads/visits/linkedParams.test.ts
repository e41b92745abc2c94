import { describe, expect, it } from 'vitest'
import { linkedParams } from './linkedParams'

describe('linkedParams (ENT-16, API-07)', () => {
  it.each([
    {
      name: 'a campaign',
      input: { utm_source: 'google', utm_campaign: 'June', gclid: 'x1' },
      kept: { utm_source: 'google', utm_campaign: 'June', gclid: 'x1' },
    },
    {
      name: 'parameters without a campaign',
      input: { email: 'a@b.example', token: 'secret', utm_source: 'mail' },
      kept: { utm_source: 'mail' },
    },
    { name: 'values that aren’t texts', input: { utm_source: 5, utm_medium: ['a'], gclid: '' }, kept: {} },
    { name: 'a long text', input: { utm_term: 'x'.repeat(500) }, kept: { utm_term: 'x'.repeat(200) } },
    { name: 'made-up names', input: JSON.parse('{"__proto__":"x","utm_":"y"}') as object, kept: {} },
    { name: 'nothing', input: undefined, kept: {} },
    { name: 'a list', input: ['utm_source'], kept: {} },
  ])('linkedParams stores only campaign parameters of $name', ({ input, kept }) => expect(linkedParams(input)).toEqual(kept))

  it('linkedParams stores at most twelve parameters', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`utm_${String.fromCharCode(97 + index)}`, 'x']))
    expect(Object.keys(linkedParams(many))).toHaveLength(12)
  })
})
