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
  'checked, and as it should be for its age',
  'replaced last month, with the invoice in the glovebox',
  'a little worn, with more than half of its life left; we would look again in a year',
  'cleaned and adjusted',
  'no leaks, no noises, nothing to report',
  'original, and better than we expected',
  'tested on the road and on the hoist',
  'found wanting and put right before it went on the yard',
  'the previous owner kept a record of it, which we have',
] as const

const closing =
  '|If something matters to you that we have not written down, ask: the mechanic who did the work is in the shed behind the office on weekdays, and will happily walk around the car with you.'

const opening =
  'We write a lot about this one because its first owner did, too: receipts, fuel and tyre pressures from the first day, in a ring binder that comes with the car.|What follows is the whole inspection, line by line, so that nobody needs to guess. '

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
