import type { OnRoadCharge } from '@forecourt/rules/pricing/listCharges'
import { chargeFields } from '@forecourt/rules/records/kinds/chargeFields'
import type { Transaction } from '../../Transaction'
import { recordColumns } from '../recordColumns'

/** Charges on the road, of every dealership of an organisation, as its people see and change them in the console. */
export const insertCharges = async (
  tx: Transaction,
  organisationId: string,
  charges: readonly (OnRoadCharge & { readonly id: string })[],
): Promise<void> => {
  await tx.charge.createMany({
    data: charges.map(({ id, ...charge }) => ({
      ...recordColumns(chargeFields, { ...charge, dealershipId: null, published: true }),
      organisationId,
      id,
    })),
  })
}
