import { expect, it } from 'vitest'
import { joinMakes } from './siteModels'

const avan = { name: 'Avan', models: ['Aspire', 'Cruiseliner'] }
const track = { name: 'Bullock Track', models: ['Ridge 21'] }

it.each([
  { name: 'no others', others: [], joined: [avan] },
  { name: 'an unknown make', others: [track], joined: [avan, track] },
  {
    name: 'models of a known make, each name once',
    others: [{ name: 'AVAN', models: ['aspire', 'Wanderer'] }],
    joined: [{ name: 'Avan', models: ['Aspire', 'Cruiseliner', 'Wanderer'] }],
  },
])('the model list merges makes with $name (MOD-03)', ({ others, joined }) => expect(joinMakes([avan], others)).toEqual(joined))
