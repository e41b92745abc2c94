import type { Car } from '@forecourt/rules/entities/Car'
import type { CarEntry } from '@forecourt/rules/stock/CarEntry'

/** What may be changed of a car; what is left out stays. */
export type CarChanges = Partial<CarEntry & Pick<Car, 'status' | 'reserved' | 'preorder'> & { readonly offerId: string | null }>
