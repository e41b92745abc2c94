import { type KeyboardCoordinateGetter, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'

/** Drag sensors of rows: pointer and keyboard. */
export const useDragSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // Scrolls without animation: a smooth scroll may be interrupted, and the row would be dropped there.
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )
