import { type KeyboardCoordinateGetter, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'

/** How rows are dragged: by pointer, or by keyboard to the places that the arrows lead to. */
export const useDragSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // A place out of sight is shown at once: what scrolls smoothly may be stopped halfway, and the row would land where it stopped.
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )
