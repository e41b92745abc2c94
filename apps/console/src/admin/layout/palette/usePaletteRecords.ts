import type { Permission } from '@forecourt/rules/access/permissions'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import { heldStateTexts } from '@forecourt/rules/subscriptions/subscriptionStateTexts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-admin'
import { api } from '../../../client/api'
import type {
  CarRecord,
  LeadRecord,
  LocationRecord,
  PaymentRequestRecord,
  ReservationRecord,
  SiteRecord,
  UserRecord,
} from '../../../client/Records'
import { leadStatuses } from '../../leads/leadStatus'
import { shopperName } from '../../reservations/reservationTexts'
import { carStatus } from '../../stock/carStatus'
import { useMay } from '../../useMay'
import type { PaletteEntry } from './PaletteEntry'
import { siteEntry } from './siteEntry'

const debounceMs = 180
/** Minimum length of a search: a single letter matches everything. */
const minSearchLength = 2
const maxPerType = 5
/** Leads are searched further: those of one person are one entry. */
const maxLeads = 25

type FoundRecord = Omit<PaletteEntry, 'run'> & { readonly to: string }

const joinParts = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const listPath = (path: string, q: string) => `${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`

/** The first lead of each person, by email address or else phone number. */
const leadOfEachPerson = (leads: readonly LeadRecord[]): readonly LeadRecord[] => {
  const personOf = ({ id, email, phone }: LeadRecord) => (email || phone || id).toLowerCase()
  return [...new Map(leads.toReversed().map((lead) => [personOf(lead), lead])).values()].reverse().slice(0, maxPerType)
}

interface Records {
  readonly sites: readonly SiteRecord[]
  readonly cars: readonly CarRecord[]
  readonly leads: readonly LeadRecord[]
  readonly reservations: readonly ReservationRecord[]
  readonly payments: readonly PaymentRequestRecord[]
  readonly locations: readonly LocationRecord[]
  readonly people: readonly UserRecord[]
}

const toFoundRecords = (
  { sites, cars, leads, reservations, payments, locations, people }: Records,
  searched: string,
): readonly FoundRecord[] => {
  return [
    // The server also searches organisations: what it found matches.
    ...sites.map((site): FoundRecord => ({ ...siteEntry(site), searchTerms: `${site.slug} ${searched}` })),
    ...cars.map(
      (car): FoundRecord => ({
        id: `car ${car.id}`,
        group: 'Cars',
        label: car.name,
        hint: joinParts(car.stockNumber, car.priceCents === null ? null : formatMoney(car.priceCents), carStatus(car).text),
        to: listPath('/stock', car.stockNumber),
      }),
    ),
    ...leadOfEachPerson(leads).map(
      (lead): FoundRecord => ({
        id: `lead ${lead.id}`,
        group: 'Leads',
        label: [lead.name, lead.lastName].filter(Boolean).join(' '),
        hint: joinParts(lead.carName ?? (formatPhone(lead.phone) || lead.email), leadStatuses[lead.status].text),
        to: `/leads/${lead.id}/show`,
      }),
    ),
    ...reservations.map(
      (reservation): FoundRecord => ({
        id: `reservation ${reservation.id}`,
        group: 'Reservations',
        label: reservation.reference,
        hint: joinParts(reservation.carName, shopperName(reservation), heldStateTexts(reservation).staff),
        to: `/reservations/${reservation.id}/show`,
      }),
    ),
    ...payments.map(
      ({ id, reference, name, amountCents, state }): FoundRecord => ({
        id: `payment ${id}`,
        group: 'Payments',
        label: reference,
        hint: joinParts(formatMoney(amountCents), name, requestStateTexts[state].staff),
        to: `/payments/${id}/show`,
      }),
    ),
    ...locations.map(
      ({ id, name, city, dealershipName }): FoundRecord => ({
        id: `location ${id}`,
        group: 'Locations',
        label: name,
        hint: joinParts(city, dealershipName),
        to: `/locations/${id}`,
      }),
    ),
    ...people.map(
      ({ id, name, email }): FoundRecord => ({
        id: `person ${id}`,
        group: 'People',
        label: name,
        hint: email,
        to: listPath('/users', email),
      }),
    ),
  ]
}

/** Server search for sites, cars, leads, reservations, payments, locations and people that the user may see. Debounced. */
export const usePaletteRecords = (search: string): { readonly records: readonly PaletteEntry[]; readonly isSearching: boolean } => {
  const navigate = useNavigate()
  const may = useMay()
  const entered = search.trim()
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearched(entered), debounceMs)
    return () => clearTimeout(timer)
  }, [entered])
  const isSearching = searched.length >= minSearchLength && entered !== ''
  // One query per record type that the user may view, with the search filter of its list.
  const input = { page: 1, perPage: maxPerType, filter: { q: searched } }
  const options = (permission: Permission) => ({
    enabled: isSearching && may(permission),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    trpc: { abortOnUnmount: true },
  })
  const sites = useQuery(api.sites.getList.queryOptions(input, options('site.read')))
  const cars = useQuery(api.stock.getList.queryOptions(input, options('stock.read')))
  const leads = useQuery(api.leads.getList.queryOptions({ ...input, perPage: maxLeads }, options('lead.read')))
  const reservations = useQuery(api.reservations.getList.queryOptions(input, options('reservation.read')))
  const payments = useQuery(api.payments.getList.queryOptions(input, options('reservation.read')))
  const locations = useQuery(api.locations.getList.queryOptions(input, options('location.edit')))
  const people = useQuery(api.users.getList.queryOptions(input, options('user.manage')))
  const queries = [sites, cars, leads, reservations, payments, locations, people]
  const isFetching = queries.some((query) => query.isFetching)
  const isShown = isSearching && entered.length >= minSearchLength && queries.every((query) => query.data !== undefined || !query.isEnabled)
  const records = useMemo(
    () =>
      isShown
        ? toFoundRecords(
            {
              sites: sites.data?.data ?? [],
              cars: cars.data?.data ?? [],
              leads: leads.data?.data ?? [],
              reservations: reservations.data?.data ?? [],
              payments: payments.data?.data ?? [],
              locations: locations.data?.data ?? [],
              people: people.data?.data ?? [],
            },
            searched,
          ).map(({ to, ...entry }): PaletteEntry => ({ ...entry, run: () => navigate(to) }))
        : [],
    [isShown, searched, sites.data, cars.data, leads.data, reservations.data, payments.data, locations.data, people.data, navigate],
  )
  return { records, isSearching: entered.length >= minSearchLength && (isFetching || searched !== entered) }
}
