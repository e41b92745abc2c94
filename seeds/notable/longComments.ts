/** Inspection results: part, finding, repair. */
const parts = [
  'engine oil and filter',
  'coolant',
  'drive belts',
  'air filter',
  'cabin filter',
  'brake fluid',
  'front brake pads',
  'rear brake pads',
  'front discs',
  'rear discs',
  'handbrake',
  'steering rack',
  'power steering',
  'front shock absorbers',
  'rear shock absorbers',
  'control arm bushes',
  'wheel bearings',
  'driveshaft boots',
  'transmission fluid',
  'engine mounts',
  'exhaust',
  'battery',
  'alternator',
  'starter motor',
  'headlights',
  'tail lights',
  'indicators',
  'horn',
  'wiper blades',
  'washers',
  'windscreen',
  'side glass',
  'door seals',
  'sunroof drains',
  'central locking',
  'power windows',
  'mirrors',
  'seat belts',
  'airbag light',
  'air conditioning',
  'heater and demister',
  'stereo and Bluetooth',
  'reversing camera',
  'parking sensors',
  'cruise control',
  'instrument lights',
  'seats and upholstery',
  'carpets and mats',
  'boot lining',
  'spare wheel and jack',
  'tyres, all four',
  'wheel alignment',
  'paint on the bonnet',
  'paint on the roof',
  'bumpers',
  'underbody',
] as const

const findings = [
  'checked, and in good condition for its age',
  'replaced last month, and the invoice is in the glovebox',
  'a little worn, with more than half its life left, so check it again in a year',
  'cleaned and adjusted',
  'no leaks, no noises, nothing to report',
  'original, and better than we expected',
  'tested on the road and on the hoist',
  'needed work, so we fixed it before putting the car on sale',
  'the previous owner kept records, and we have them',
] as const

const closing =
  '|If there’s anything else you’d like to know, just ask. The mechanic who did the work is here on weekdays and will happily walk you around the car.'

const opening =
  'We’ve written a lot about this one because there was a ring binder on the back seat when we bought it, full of receipts, fuel records and tyre pressures. It comes with the car.|Here’s the full inspection, line by line. '

const sentence = (index: number) => {
  const part = parts[index % parts.length] ?? ''
  const finding = findings[(index * 5 + Math.floor(index / parts.length)) % findings.length] ?? ''
  const place = index < parts.length ? '' : index < 2 * parts.length ? ', second visit' : ', before delivery'
  return `${part.charAt(0).toUpperCase()}${part.slice(1)}${place}: ${finding}.${index % 9 === 8 ? '|' : ' '}`
}

/** Very long comments of at least so many characters, in paragraphs separated by `|`. */
export const longComments = (length: number): string => {
  let text = opening
  for (let index = 0; text.length + closing.length < length; index++) text += sentence(index)
  return text.trimEnd() + closing
}
