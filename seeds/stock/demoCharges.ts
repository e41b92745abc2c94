import type { OnRoadCharge } from '@forecourt/rules/pricing/listCharges'

const charge = (name: string, states: OnRoadCharge['states'], over: Partial<OnRoadCharge>): OnRoadCharge => ({
  ...{ name, askedBy: 'government', states, carTypes: [], fixedCents: 0, percent: 0, aboveCents: 0 },
  ...over,
})

/** What the demo dealers write of charges on the road: about what each state asks a private buyer of a registered car. */
export const demoCharges: readonly OnRoadCharge[] = [
  charge('Stamp duty', ['NSW', 'QLD'], { percent: 3 }),
  charge('Stamp duty above $45,000', ['NSW'], { percent: 2, aboveCents: 45_000_00 }),
  charge('Stamp duty', ['VIC'], { percent: 4.2 }),
  charge('Stamp duty', ['SA'], { percent: 4 }),
  charge('Vehicle licence duty', ['WA'], { percent: 2.75 }),
  charge('Vehicle licence duty above $25,000', ['WA'], { percent: 6.5, aboveCents: 25_000_00 }),
  charge('Transfer of registration', ['NSW', 'VIC', 'QLD', 'SA', 'WA'], { fixedCents: 45_00 }),
]
