const views = [
  ['Front', 'seen from the front'],
  ['Back', 'seen from behind'],
  ['Side', 'seen from the side'],
  ['Seats', 'its front seats'],
  ['Back seats', 'its back seats'],
  ['Dashboard', 'its dashboard'],
  ['Boot', 'its boot'],
  ['Engine', 'its engine'],
  ['Wheel', 'one of its wheels'],
  ['Odometer', 'its odometer'],
] as const

/** What photos of a car usually show, to be said with one press: Front → '2021 Toyota Corolla, seen from the front'. */
export const altTextPresets = (car: string): readonly { readonly name: string; readonly words: string }[] =>
  views.map(([name, words]) => ({ name, words: `${car}, ${words}` }))
