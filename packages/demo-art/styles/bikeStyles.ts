import type { BikeStyle } from '../art/BikeStyle'

const nakedBike = { wheels: 'cast' } as const
const fairedBike = { wheels: 'cast', lamp: 'slim', isFaired: true } as const

/** Motorcycles by make and model: measures in millimetres as brochures give them. */
export const bikeStyles: Readonly<Record<string, Omit<BikeStyle, 'id'>>> = {
  'Honda CB650R': { ...nakedBike, size: [1_450, 810, 1_075], engine: 'inline', lamp: 'round', isFaired: false, isBlack: false },
  'Honda CBR500R': { ...fairedBike, size: [1_410, 785, 1_145], engine: 'parallel' },
  'Honda CMX500 Rebel': {
    ...{ size: [1_490, 690, 1_090], engine: 'parallel', lamp: 'round', wheels: 'cast' },
    ...{ isBlack: true, isSolo: true, isFat: true, bars: 'drag' },
  },
  'Yamaha MT-07': { ...nakedBike, size: [1_400, 805, 1_105], engine: 'parallel', lamp: 'slim', isFaired: false, isBlack: true },
  'Yamaha YZF-R7': { ...fairedBike, size: [1_395, 835, 1_160], engine: 'parallel' },
  'Yamaha XVS650': { size: [1_610, 695, 1_065], engine: 'vee', lamp: 'nacelle', wheels: 'laced', isBlack: false, isDeep: true },
  'Kawasaki Ninja 400': { ...fairedBike, size: [1_370, 785, 1_120], engine: 'parallel' },
  'Kawasaki Z900': { ...nakedBike, size: [1_450, 820, 1_080], engine: 'inline', lamp: 'slim', isFaired: false, isBlack: false },
  'Kawasaki Vulcan S': { size: [1_575, 705, 1_100], engine: 'parallel', lamp: 'nacelle', wheels: 'cast', isBlack: true, bars: 'swept' },
  'Triumph Street Triple': { ...nakedBike, size: [1_402, 826, 1_085], engine: 'inline', lamp: 'twin', isFaired: false, isBlack: true },
  'Triumph Bonneville Bobber': {
    ...{ size: [1_500, 690, 1_055], engine: 'parallel', lamp: 'nacelle', wheels: 'laced' },
    ...{ isBlack: true, isSolo: true, bars: 'drag' },
  },
  'Triumph Bonneville Speedmaster': {
    size: [1_500, 705, 1_050],
    engine: 'parallel',
    lamp: 'nacelle',
    wheels: 'laced',
    isBlack: false,
    isFat: true,
  },
  'Indian Scout': { size: [1_562, 665, 1_068], engine: 'vee', lamp: 'round', wheels: 'cast', isBlack: false, isFat: true, bars: 'drag' },
  'Indian Chief': { size: [1_626, 662, 1_126], engine: 'vee', lamp: 'nacelle', wheels: 'cast', isBlack: true, isFat: true },
  'Zero SR/F': { ...nakedBike, size: [1_450, 787, 1_085], engine: 'electric', lamp: 'slim', isFaired: false, isBlack: true },
}
