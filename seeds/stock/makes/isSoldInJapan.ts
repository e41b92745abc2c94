/** Makes that have sold no cars in Japan in the years of the demo stock. */
const makesNotSold = new Set(['Ford', 'GWM', 'Holden', 'Hyundai', 'Isuzu', 'Kia', 'MG', 'Polestar'])

/** Models that other makes haven't sold there. */
const modelsNotSold = new Set([
  'BYD Shark 6',
  'Mazda BT-50',
  'Mazda CX-9',
  'Mitsubishi Pajero Sport',
  'Mitsubishi Triton',
  'Nissan Navara',
  'Toyota Kluger',
  'Volkswagen Amarok',
  'Volkswagen Multivan',
])

/** Whether used cars of a model can come from Japan; the others are always New Zealand new. */
export const isSoldInJapan = (make: string, model: string): boolean => !makesNotSold.has(make) && !modelsNotSold.has(`${make} ${model}`)
