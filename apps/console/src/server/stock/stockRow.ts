import type { Car } from '@forecourt/rules/entities/Car'

const dayMs = 24 * 60 * 60 * 1000

/** A car as the stock list shows it: what a manager needs to see, with whole days since it arrived (until it was sold). */
export const stockRow = (car: Car, now: string) => ({
  id: car.id,
  slug: car.slug,
  name: car.name,
  stockNumber: car.stockNumber,
  make: car.make,
  year: car.year,
  carType: car.carType,
  status: car.status,
  reserved: car.reserved,
  preorder: car.preorder,
  certified: car.certified,
  tag: car.tag,
  driveAwayCents: car.driveAwayCents,
  egcCents: car.egcCents,
  /** The price that shows where a site doesn't choose otherwise, of its kind. */
  priceCents: car.priceCents,
  beforePriceCents: car.beforePriceCents,
  priceType: car.priceType,
  km: car.km,
  colour: car.colour,
  regoPlate: car.regoPlate,
  views: car.views,
  createdAt: car.createdAt,
  soldAt: car.soldAt,
  daysInStock: Math.max(0, Math.floor((Date.parse(car.soldAt ?? now) - Date.parse(car.createdAt)) / dayMs)),
  imageKey: car.images[0]?.key ?? null,
  imageCount: car.images.length,
  dealershipName: car.dealershipName,
  locationName: car.locationName,
})
