import type { ItemType } from '../entities/Car'

/** A photo of the walk around a car. */
export interface WalkShot {
  readonly id: string
  /** Name of the photo for the photographer. */
  readonly name: string
  /** Instruction for taking the photo. */
  readonly hint: string
  /** Description of the photo, which follows the car's name in the alt text. */
  readonly shows: string
  /** The outline to frame it by. */
  readonly outline: 'front' | 'quarter' | 'side' | 'dial' | 'wheel' | 'frame'
  readonly itemTypes: readonly ItemType[]
}

const all: readonly ItemType[] = ['car', 'motorcycle', 'caravan']
const enclosed: readonly ItemType[] = ['car', 'caravan']
const car: readonly ItemType[] = ['car']
const driven: readonly ItemType[] = ['car', 'motorcycle']
const caravan: readonly ItemType[] = ['caravan']

/** The photos of a walk around a car, in their order on the page; the first is the cover (CARD-02). */
export const walkShots: readonly WalkShot[] = [
  {
    ...{ id: 'frontLeft', name: 'Front left corner', shows: 'front left', outline: 'quarter', itemTypes: all },
    hint: 'Step back until all of it fits. This one is the cover, so mind the background.',
  },
  {
    id: 'front',
    name: 'Front',
    shows: 'front',
    outline: 'front',
    itemTypes: all,
    hint: 'Straight on, with the phone at headlight height.',
  },
  { id: 'left', name: 'Left side', shows: 'left side', outline: 'side', itemTypes: all, hint: 'Side on, from bumper to bumper.' },
  { id: 'rear', name: 'Rear', shows: 'rear', outline: 'front', itemTypes: all, hint: 'Straight on, with the phone at light height.' },
  { id: 'right', name: 'Right side', shows: 'right side', outline: 'side', itemTypes: all, hint: 'Side on, from bumper to bumper.' },
  {
    ...{ id: 'interiorFront', name: 'Front seats and dash', shows: 'front seats and dash', outline: 'frame', itemTypes: car },
    hint: 'From the back seat, with the whole dash in view.',
  },
  {
    ...{ id: 'interiorRear', name: 'Back seats', shows: 'back seats', outline: 'frame', itemTypes: car },
    hint: 'From the open rear door.',
  },
  {
    id: 'living',
    name: 'Living area',
    shows: 'living area',
    outline: 'frame',
    itemTypes: caravan,
    hint: 'From the door, with the lights on.',
  },
  { id: 'kitchen', name: 'Kitchen', shows: 'kitchen', outline: 'frame', itemTypes: caravan, hint: 'Cooktop, sink and fridge in one.' },
  { id: 'beds', name: 'Beds', shows: 'beds', outline: 'frame', itemTypes: caravan, hint: 'Made up, from the foot end.' },
  { id: 'bathroom', name: 'Bathroom', shows: 'bathroom', outline: 'frame', itemTypes: caravan, hint: 'Skip it if there is none.' },
  {
    ...{ id: 'odometer', name: 'Odometer', shows: 'odometer', outline: 'dial', itemTypes: driven },
    hint: 'Ignition on, close enough to read the kilometres.',
  },
  {
    id: 'tyres',
    name: 'Tyre and wheel',
    shows: 'tyre and wheel',
    outline: 'wheel',
    itemTypes: all,
    hint: 'One wheel, close up, so the tread shows.',
  },
  { id: 'boot', name: 'Boot', shows: 'boot', outline: 'frame', itemTypes: car, hint: 'Open and empty. For a ute, the tray.' },
  { id: 'engine', name: 'Engine', shows: 'engine', outline: 'frame', itemTypes: driven, hint: 'Bonnet up, straight down.' },
  {
    ...{ id: 'extras', name: 'Something special', shows: 'detail', outline: 'frame', itemTypes: enclosed },
    hint: 'A tow bar, a sunroof, a big screen. Skip it if there is nothing.',
  },
]

/** The photos to take of an item of this type. */
export const listWalkShots = (itemType: ItemType): readonly WalkShot[] => walkShots.filter(({ itemTypes }) => itemTypes.includes(itemType))

/**
 * Alt text of a photo of the walk (CARD-02).
 *
 * @example walkAlt('2021 Toyota Corolla', walkShots[1]) // '2021 Toyota Corolla, front'
 */
export const walkAlt = (carName: string, { shows }: Pick<WalkShot, 'shows'>): string => `${carName}, ${shows}`
