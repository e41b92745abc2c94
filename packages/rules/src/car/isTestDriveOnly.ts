import type { Car } from '../entities/Car'

/** Says whether a dealer keeps a car for test drives, by its tag (CAR-09, ENQ-23): it is not for sale yet. */
export const isTestDriveOnly = ({ tag }: Pick<Car, 'tag'>): boolean => tag?.trim().toLowerCase() === 'test drive only'
