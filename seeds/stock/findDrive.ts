import type { Badge, VehicleModel } from './VehicleModel'

/** What a grade's own name says of its driven wheels, such as 'Rear-Wheel Drive', 'xDrive30' or 'Long Range Dual' with its second motor; else those of its model. */
export const findDrive = (model: Pick<VehicleModel, 'drive' | 'gradeDrives'>, badge: Pick<Badge, 'name'>): string | null => {
  if (/\brear-wheel drive\b/i.test(badge.name)) return 'RWD'
  if (/\bFWD\b/.test(badge.name)) return 'FWD'
  if (/\b(?:AWD|Twin|Dual)\b|\bxDrive/i.test(badge.name)) return 'AWD'
  return model.gradeDrives?.[badge.name] ?? (model.drive || null)
}
