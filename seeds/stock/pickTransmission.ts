import type { Engine, VehicleModel } from './VehicleModel'

/** Makes whose petrol cars have no gears to count. */
const continuous = ['Honda', 'Mitsubishi', 'Nissan', 'Subaru']
const tenSpeeds = ['Ford', 'Lexus']
const sixSpeeds = ['Toyota', 'Mazda', 'Suzuki', 'Holden', 'Isuzu', 'Mitsubishi']

/** How a vehicle changes gear, the way its make does; nothing for what is towed. */
export const pickTransmission = (make: string, model: VehicleModel, engine: Engine, manual: boolean): string | null => {
  if (model.itemType === 'caravan') return null
  if (engine.simpleFuel === 'Electric') return '1 Speed Reduction Gear'
  if (manual || model.transmission === 'Manual') return '6 Speed Manual'
  if (engine.simpleFuel !== null) return 'Continuous Variable'
  const isDiesel = engine.fuel === 'Diesel'
  if (!isDiesel && continuous.includes(make)) return 'Continuous Variable'
  if (make === 'Nissan') return '7 Speed Sports Automatic'
  const isLarge = engine.cylinders >= 6
  const gears = tenSpeeds.includes(make) || (make === 'Toyota' && isLarge) ? 10 : sixSpeeds.includes(make) && !isLarge ? 6 : 8
  return `${gears} Speed Sports Automatic`
}
