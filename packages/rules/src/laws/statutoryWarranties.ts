import type { Cents } from '../entities/Car'
import type { Law } from './citeLaw'

/** A period that ends at the earlier of its two limits. */
export interface WarrantyPeriod {
  readonly months: number
  readonly km: number
}

/** Used passenger cars with the same period; the limits are inclusive. */
export interface WarrantyClass extends WarrantyPeriod {
  /** Years since the car was built. Laws that count from the first registration allow more, never less. */
  readonly maxYears: number
  readonly maxKm: number
  /** Lowest and highest price; omitted if the law names none. */
  readonly minCents?: Cents
  readonly maxCents?: Cents
}

/** The warranty that a state's law gives with a used passenger car that a licensed dealer sells. */
interface StatutoryWarranty {
  readonly law: Law
  /** Page of the regulator, or the text of the law. */
  readonly source: string
  /** In order: the first class that a car is in applies. */
  readonly classes: readonly WarrantyClass[]
}

const threeMonths = { months: 3, km: 5_000 }
/** “Less than 160,000 km”. */
const tenYears = { ...threeMonths, maxYears: 10, maxKm: 159_999 }

/**
 * Statutory warranties of used passenger cars by state or territory (VDP-30). Tasmania has none that a source confirms. Utes, vans,
 * motorcycles and caravans are left out: most of these laws exclude them, and the others by facts that aren't known of a vehicle.
 */
export const statutoryWarranties: { readonly [state: string]: StatutoryWarranty } = {
  ACT: {
    law: { act: 'Sale of Motor Vehicles Act 1977 (ACT)', section: 's 23' },
    source: 'https://hansard.act.gov.au/hansard/9th-assembly/2019/HTML/week12/4279.htm',
    classes: [tenYears],
  },
  NSW: {
    law: { act: 'Motor Dealers and Repairers Act 2013 (NSW)' },
    source: 'https://www.armstronglegal.com.au/commercial-law/nsw/consumer-law/consumer-law-and-used-vehicles/',
    // Luxury cars are excluded. This is below the luxury car tax threshold and the car limit of income tax, which both rise each year.
    classes: [{ ...tenYears, maxCents: 69_000_00 }],
  },
  NT: {
    law: { act: 'Consumer Affairs and Fair Trading Act 1990 (NT)', section: 'pt 10' },
    source: 'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/buying-a-used-vehicle',
    classes: [tenYears],
  },
  QLD: {
    law: { act: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld)' },
    source: 'https://www.qld.gov.au/law/fair-trading/vehicle-law-changes',
    // Class A, then class B. Cars of more than 20 years may be sold for restoration, without a warranty.
    classes: [tenYears, { months: 1, km: 1_000, maxYears: 20, maxKm: Number.MAX_SAFE_INTEGER }],
  },
  SA: {
    law: { act: 'Second-hand Vehicle Dealers Act 1995 (SA)', section: 's 23' },
    source: 'https://zoelaw.ai/legislation/second-hand-vehicle-dealers-act-1995/sections/Part-4',
    // The regulations set the range of prices with a shorter period, once $3,001 to $6,000. This is well above it.
    classes: [{ ...threeMonths, maxYears: 15, maxKm: 200_000, minCents: 10_000_00 }],
  },
  VIC: {
    law: { act: 'Motor Car Traders Act 1986 (Vic)', section: 's 54' },
    source: 'https://www.lawhandbook.org.au/2020_06_07_05_is_there_a_warranty/',
    classes: [tenYears],
  },
  WA: {
    law: { act: 'Motor Vehicle Dealers Act 1973 (WA)', section: 's 34' },
    source: 'https://www.commerce.wa.gov.au/consumer-protection/used-car-warranties',
    // Its page “Cars not covered” names utes with one row of seats, and vehicles built mainly for goods, which a dual cab may be.
    classes: [
      { ...threeMonths, maxYears: 10, maxKm: 150_000, minCents: 4_000_00 },
      { months: 1, km: 1_500, maxYears: 12, maxKm: 180_000, minCents: 4_000_00 },
    ],
  },
}
