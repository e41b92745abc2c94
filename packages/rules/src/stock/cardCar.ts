import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { maskPhone } from '../leads/maskPhone'

/**
 * A car as a browser needs it for a card: without the words of its page, which are most of it, and without what is the dealer's
 * alone. A number that is masked is so here, too (VDP-16).
 */
export const cardCar = (car: Car, { phone }: { readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'> }): Car => {
  const { organisationId: _organisation, ...known } = car as Car & { organisationId?: string }
  return {
    ...known,
    dealerComments: null,
    standardEquipment: [],
    // That there is a report, not where.
    historyFileKey: car.historyFileKey && 'report',
    customRank: 0,
    regoPlate: null,
    locationPhone: car.locationPhone === null || phone.startsRevealed ? car.locationPhone : maskPhone(car.locationPhone),
  }
}
