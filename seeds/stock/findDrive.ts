import type { Badge, VehicleModel } from './VehicleModel'

/** What a grade's own name says of its driven wheels, such as 'Rear-Wheel Drive' or 'xDrive30'; else those of its model. */
export const findDrive = (model: Pick<VehicleModel, 'drive'>, badge: Pick<Badge, 'name'>): string | null => {
  if (/\brear-wheel drive\b/i.test(badge.name)) return 'RWD'
  if (/\bFWD\b/.test(badge.name)) return 'FWD'
  if (/\bAWD\b|\bxDrive/i.test(badge.name)) return 'AWD'
  return model.drive || null
}
