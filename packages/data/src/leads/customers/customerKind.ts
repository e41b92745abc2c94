import { createCustomerIndex, customerKeys } from '@forecourt/rules/leads/customers/createCustomerIndex'
import { customerProblems } from '@forecourt/rules/leads/customers/customerProblems'
import { filledCustomer } from '@forecourt/rules/leads/customers/filledCustomer'
import { importedConsent } from '@forecourt/rules/leads/customers/importedConsent'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { type CustomerValues, customerFields } from '@forecourt/rules/records/kinds/customerFields'
import { pickFields, recordColumns } from '../../edited-records/columnValues'
import type { EditedKind, FileJoin, RecordRow } from '../../edited-records/EditedKind'
import { preparedFields } from '../../edited-records/preparedFields'
import { recordRow } from '../../edited-records/recordRow'
import type { Customer } from '../../generated/client'
import { organisationCountry } from '../../organisations/organisationCountry'
import type { Transaction } from '../../Transaction'

export type OwnedCustomer = CustomerValues & RecordRow<string>

export const toOwnedCustomer = (row: Customer): OwnedCustomer => ({
  ...recordRow(row, row.organisationId),
  ...(pickFields(customerFields, row) as CustomerValues),
})

/** Values as they are stored: the number in the national format, one spelling of an empty day. */
const toStored = (values: CustomerValues, country: 'AU' | 'NZ'): CustomerValues => ({
  ...values,
  email: values.email.trim(),
  phone: writtenPhone(values.phone, country),
  consentOn: values.consentOn || null,
})

const writeKeys = async (tx: Transaction, organisationId: string, customerId: string, values: CustomerValues) => {
  const keys = customerKeys(values, await organisationCountry(tx, organisationId))
  await tx.customerKey.deleteMany({ where: { organisationId, customerId, key: { notIn: keys } } })
  await tx.customerKey.createMany({ data: keys.map((key) => ({ organisationId, customerId, key })), skipDuplicates: true })
}

/** Another customer with the same address. */
const isTaken = async (tx: Transaction, organisationId: string, values: CustomerValues, before: CustomerValues | null) => {
  const mail = values.email.toLowerCase()
  if (mail === '' || before?.email.toLowerCase() === mail) return false
  return (await tx.customerKey.count({ where: { organisationId, key: `mail:${mail}` } })) > 0
}

const everySite = 'Customers belong to the whole business. Someone who manages all of its sites can change them.'

const fileJoin =
  (today: string) =>
  async (tx: Transaction, organisationId: string, rows: readonly OwnedCustomer[]): Promise<FileJoin<CustomerValues, OwnedCustomer>> => {
    const country = await organisationCountry(tx, organisationId)
    const index = createCustomerIndex<{ readonly record: OwnedCustomer } | { readonly row: number }>(country)
    for (const record of rows) index.add({ record }, record)
    return {
      read: (entered) => {
        const { note, ...consent } = importedConsent(entered, today)
        return {
          values: toStored({ ...entered, ...consent }, country),
          notes: note === null ? [] : [{ field: entered.consent === '' ? 'consentOn' : 'consent', message: note }],
        }
      },
      find: (values) => {
        const found = index.find(values)
        return found && 'ref' in found ? found.ref : found
      },
      add: (values, row) => index.add({ row }, values),
      fill: (before, values) => {
        const filled = filledCustomer(before, values)
        return { values: filled.values, notes: filled.kept }
      },
    }
  }

/**
 * A dealer's list of customers (ENT-16). They belong to the whole business: users of some of its sites know them from their conversations.
 *
 * @param today in the dealer's time zone, `YYYY-MM-DD`: the latest day of a consent
 */
export const customerKind = (today: string): EditedKind<CustomerValues, OwnedCustomer> => ({
  noun: 'customer',
  table: 'customers',
  fields: customerFields,
  titleOf: personName,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: ({ email, phone }) => `${email.toLowerCase()} ${phone}`,
  fileJoin: fileJoin(today),
  all: async (tx, owner, allowedSiteIds) => {
    if (allowedSiteIds !== null) return []
    const orderBy = [{ lastName: 'asc' }, { name: 'asc' }, { id: 'asc' }] as const
    return (await tx.customer.findMany({ where: { organisationId: owner }, orderBy: [...orderBy] })).map(toOwnedCustomer)
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = allowedSiteIds === null ? await tx.customer.findFirst({ where: { id } }) : null
    return row && toOwnedCustomer(row)
  },
  refusal: () => null,
  prepare: async (tx, organisationId, entered, { before, allowedSiteIds }) => {
    const country = await organisationCountry(tx, organisationId)
    const values = toStored(entered, country)
    const taken = await isTaken(tx, organisationId, values, before)
    const crossFieldProblems = {
      ...customerProblems(values, { country, today }),
      ...(taken && { email: 'Another customer has this email address.' }),
      ...(allowedSiteIds !== null && { name: everySite }),
    }
    return preparedFields(tx, customerFields, values, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, organisationId, id, { values, stamp }) => {
    await tx.customer.create({ data: { ...recordColumns(customerFields, values), ...stamp, organisationId, id } })
    await writeKeys(tx, organisationId, id, values)
  },
  update: async (tx, organisationId, id, { values, stamp }) => {
    await tx.customer.updateMany({ where: { organisationId, id }, data: { ...recordColumns(customerFields, values), ...stamp } })
    await writeKeys(tx, organisationId, id, values)
  },
  remove: async (tx, organisationId, id) => {
    await tx.customer.deleteMany({ where: { organisationId, id } })
    return null
  },
})
