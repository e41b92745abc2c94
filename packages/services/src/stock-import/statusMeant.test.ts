import { expect, it } from 'vitest'
import { statusMeant } from './statusMeant'

it.each([
  { word: 'Available', status: 'in_stock', reserved: false },
  { word: 'IN STOCK', status: 'in_stock', reserved: false },
  { word: 'deposit taken', status: 'in_stock', reserved: true },
  { word: 'In Transit', status: 'coming_soon', reserved: false },
  { word: 'Delivered', status: 'sold', reserved: false },
  { word: 'deleted', status: 'withdrawn', reserved: false },
  { word: 'Workshop', status: 'draft', reserved: false },
])('takes $word for $status (CAR-05)', ({ word, ...meant }) => expect(statusMeant(word)).toEqual(meant))

it.each(['', 'soon', 'nearly sold', '7'])('knows no status called %j (CAR-05)', (word) => expect(statusMeant(word)).toBeNull())
