import { describe, expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { listed } from './dealerComments'
import { generateStock } from './generateStock'

it.each([
  [
    ['Front and rear parking sensors', 'Blind-spot monitor', 'Bull bar', 'Tow bar'],
    'front and rear parking sensors, a blind-spot monitor, a bull bar and a tow bar',
  ],
  [['188 L fridge', 'Gas cooktop and grill', 'Smart TV'], 'a 188 L fridge, a gas cooktop and grill, and a smart TV'],
  [['LED headlight', 'Riding modes'], 'an LED headlight and riding modes'],
  [['External shower'], 'an external shower'],
])('a sentence of the seed lists %j with an article each', (features, text) => {
  expect(listed(features, true)).toBe(text)
})

const now = Date.UTC(2026, 10, 20)
const plans = scenarios.flatMap(({ stock }) => stock)

describe('the comments of demo dealers', () => {
  /** What only a former owner knows. */
  const unprovable =
    /look(?:ed)? after|under cover|garaged|in a garage|never (?:dropped|smoked|been)|always (?:stored|serviced|kept)|well cared|careful owner(?!, us)|from new\b|whole way|every step|one-owner|first owners?\b|mostly (?:freeway|highway|around)|Big Lap|know its history|service history/i

  it('the comments of demo dealers claim nothing about a used car’s past that a dealer can’t know', () => {
    const cars = [...plans.flatMap((plan) => generateStock(plan, now)), ...notableStock(Object.values(notableCars), plans, now)]
    const said = cars.flatMap(({ car }) => (car.carType === 'used' ? (car.dealerComments ?? '').split('|') : []))
    expect(said.filter((text) => unprovable.test(text))).toEqual([])
  })

  it('the comments of demo dealers mention equipment with the opening, in the middle or at the end', () => {
    for (const plan of plans) {
      const stems = plan.voice.features.map((text) => text.replace(/\{features\}.*/, ''))
      const places = generateStock(plan, now).map(({ car }) => {
        const paragraphs = (car.dealerComments ?? '').split('|')
        const at = paragraphs.findIndex((text) => stems.some((stem) => text.includes(stem)))
        return at < 1 ? at : at === paragraphs.length - 1 ? 'end' : 'middle'
      })
      expect([...new Set(places)], plan.location.name).toEqual(expect.arrayContaining([0, 'middle', 'end']))
    }
  })

  it('the comments of demo dealers open a small part of each yard’s used cars with the same sentence', () => {
    for (const { voice, ...plan } of plans) {
      const used = generateStock({ ...plan, voice }, now).filter(({ car }) => car.carType === 'used' && car.dealerComments !== null)
      for (const template of [...voice.used, ...voice.manyKm]) {
        const [fixed = ''] = template.split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)
        const opened = used.filter(({ car }) => car.dealerComments?.split('|')[0]?.includes(fixed))
        expect(opened.length / used.length, `${plan.location.name}: ${template}`).toBeLessThan(0.25)
      }
    }
  })
})
