/** Inspection results of a ute, each of its own part. */
const results = [
  'Engine oil and filter: replaced.',
  'Coolant: at its mark, and clean.',
  'Drive belts: no cracks.',
  'Air filter: replaced.',
  'Cabin filter: replaced.',
  'Brake fluid: replaced.',
  'Front brake pads: 7 mm left.',
  'Rear brake shoes: 4 mm left.',
  'Front discs: no lip, well above the minimum thickness.',
  'Rear drums: cleaned and adjusted.',
  'Handbrake: holds on the ramp at six clicks.',
  'Steering rack: no play.',
  'Power steering: no leaks.',
  'Front shock absorbers: dry, no knocks.',
  'Rear shock absorbers: dry, no knocks.',
  'Rear springs: none cracked or sagging.',
  'Control arm bushes: replaced on both sides.',
  'Ball joints: tight, boots intact.',
  'Wheel bearings: quiet on the road and on the hoist.',
  'Driveshaft boots: no splits.',
  'Transmission fluid: clean, at the right level.',
  'Transfer case: engages high and low range.',
  'Diffs: oil checked, no leaks.',
  'Engine mounts: no cracks.',
  'Timing chain: no rattle on a cold start.',
  'Turbo: no oil in the pipes.',
  'Injectors: return flow within limits on all four.',
  'Exhaust: replaced behind the filter, and the invoice is in the binder.',
  'Particulate filter: regenerated on our test drive.',
  'Battery: tested at 92 per cent.',
  'Alternator: charging at 14.2 volts.',
  'Starter motor: no complaints from cold.',
  'Headlights: both aligned.',
  'Tail lights: all working.',
  'Indicators: all working.',
  'Horn: loud.',
  'Wiper blades: replaced.',
  'Washers: both jets cleared.',
  'Windscreen: one chip, repaired, outside the driver’s view.',
  'Side glass: no chips or cracks.',
  'Door seals: all soft and in place.',
  'Central locking: works on all doors with both keys.',
  'Power windows: all four go up and down.',
  'Mirrors: both adjust and fold.',
  'Seat belts: no fraying, and all retract.',
  'Airbag light: goes out after three seconds, as it should.',
  'Air conditioning: 6 degrees at the vent.',
  'Heater and demister: clear the glass in two minutes.',
  'Stereo and Bluetooth: paired with three phones.',
  'Reversing camera: clear picture.',
  'Parking sensors: all four beep.',
  'Cruise control: holds its speed on the M4.',
  'Instrument lights: all working.',
  'Seats: one small scuff on the driver’s bolster.',
  'Carpets and mats: shampooed.',
  'Tub liner: no cracks, a few scratches from a mower.',
  'Tailgate: latches on both sides.',
  'Tow bar: bolts torqued, plug tested on all seven pins.',
  'Spare wheel and jack: full size, never used.',
  'Tyres: all four replaced, with the receipt in the binder.',
  'Wheel alignment: set after the bushes were fitted.',
  'Bonnet paint: a few stone chips, touched up.',
  'Roof paint: no marks.',
  'Bumpers: a light scrape at the rear left corner.',
  'Underbody: no rust, no dents, some red dust.',
] as const

const opening =
  'We’ve written a lot about this one because there was a ring binder on the front seat when we bought it, full of receipts and fuel records. It comes with the car.|Here’s the full inspection, line by line. '

const beforeFuel = '|And here’s the diesel it used, fill by fill, copied from the binder. '

const closing =
  '|If there’s anything else you’d like to know, just ask. The mechanic who did the work is here on weekdays and will happily walk you around the car.'

/** A fill-up of 42 to 52 litres after 450 to 550 km. */
const fillUp = (index: number): string => {
  const litres = 42 + ((index * 37) % 100) / 10
  return `Fill-up ${index + 1}: ${litres.toFixed(1)} litres after ${450 + ((index * 61) % 100)} km, with the receipt.`
}

/** Items in paragraphs of nine, separated by `|`. */
const inParagraphs = (items: readonly string[]): string =>
  items.map((item, index) => (index === 0 ? item : `${index % 9 === 0 ? '|' : ' '}${item}`)).join('')

/** Very long comments of at least so many characters, in paragraphs separated by `|`. */
export const longComments = (length: number): string => {
  const inspection = opening + inParagraphs(results)
  const fills: string[] = []
  let text = inspection
  while (text.length + closing.length < length) {
    fills.push(fillUp(fills.length))
    text = inspection + beforeFuel + inParagraphs(fills)
  }
  return text + closing
}
