import { expect, it } from 'vitest'
import { makeAndModel } from './carTitle'

it.each([
  { name: 'each says something of its own', make: 'Toyota', model: 'Corolla', said: 'Toyota Corolla' },
  { name: 'the model is the make with a number', make: 'Mazda', model: 'Mazda3', said: 'Mazda3' },
  { name: 'a short make', make: 'MG', model: 'MG4', said: 'MG4' },
  { name: 'with a space', make: 'Polestar', model: 'Polestar 2', said: 'Polestar 2' },
  { name: 'written otherwise', make: 'MINI', model: 'Mini Cooper', said: 'Mini Cooper' },
  { name: 'the same word', make: 'Mini', model: 'Mini', said: 'Mini' },
  { name: 'a word that only begins alike', make: 'Ram', model: 'Rampage', said: 'Ram Rampage' },
  { name: 'no model', make: 'Toyota', model: '', said: 'Toyota' },
  { name: 'no make', make: '', model: 'Corolla', said: 'Corolla' },
  { name: 'neither', make: ' ', model: ' ', said: '' },
])('names $name once (VDP-04)', ({ make, model, said }) => expect(makeAndModel(make, model)).toBe(said))
