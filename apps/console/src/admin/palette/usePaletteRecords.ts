import { formatPhone } from '@forecourt/rules/phone/formatPhone'
import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-admin'
import { trpc } from '../../client/trpc'
import { leadStatuses } from '../leads/leadStatus'
import { carStatus } from '../stock/carStatus'
import { useMay } from '../useMay'
import type { PaletteEntry } from './PaletteEntry'

const pauseMs = 180
/** One letter is in everything. */
const fewestLetters = 2
const mostOfAKind = 5

type Found = Omit<PaletteEntry, 'run'> & { readonly to: string }

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const listOf = (path: string, q: string) => `${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`

/** Each kind of record a person may look at, found by the server as its own list finds it. */
const findRecords = async (q: string, may: ReturnType<typeof useMay>, signal: AbortSignal): Promise<readonly Found[]> => {
  const query = { page: 1, perPage: mostOfAKind, filter: { q } }
  const none = { data: [] }
  const [cars, leads, locations, people] = await Promise.all([
    may('stock.read') ? trpc.stock.getList.query(query, { signal }) : none,
    may('lead.read') ? trpc.leads.getList.query(query, { signal }) : none,
    may('location.edit') ? trpc.locations.getList.query(query, { signal }) : none,
    may('user.manage') ? trpc.users.getList.query(query, { signal }) : none,
  ])
  return [
    ...cars.data.map(
      (car): Found => ({
        id: `car ${car.id}`,
        group: 'Cars',
        label: car.name,
        hint: joined(car.stockNumber, car.priceCents === null ? null : formatMoney(car.priceCents), carStatus(car).text),
        to: listOf('/stock', car.stockNumber),
      }),
    ),
    ...leads.data.map(
      (lead): Found => ({
        id: `lead ${lead.id}`,
        group: 'Leads',
        label: [lead.name, lead.lastName].filter(Boolean).join(' '),
        hint: joined(lead.carName ?? (formatPhone(lead.phone) || lead.email), leadStatuses[lead.status].text),
        to: `/leads/${lead.id}/show`,
      }),
    ),
    ...locations.data.map(
      ({ id, name, city, dealershipName }): Found => ({
        id: `location ${id}`,
        group: 'Locations',
        label: name,
        hint: joined(city, dealershipName),
        to: `/locations/${id}`,
      }),
    ),
    ...people.data.map(
      ({ id, name, email }): Found => ({ id: `person ${id}`, group: 'People', label: name, hint: email, to: listOf('/users', email) }),
    ),
  ]
}

/** The cars, leads, locations and people a search finds within what this person may see; nothing is asked for while they type. */
export const usePaletteRecords = (search: string): { readonly records: readonly PaletteEntry[]; readonly isSearching: boolean } => {
  const navigate = useNavigate()
  const may = useMay()
  const typed = search.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = asked.length >= fewestLetters && typed !== ''
  const { data, isFetching } = useQuery({
    queryKey: ['palette', 'records', asked],
    queryFn: ({ signal }) => findRecords(asked, may, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const found = isAsked && typed.length >= fewestLetters ? data : undefined
  const records = useMemo(
    () => (found ?? []).map(({ to, ...entry }): PaletteEntry => ({ ...entry, run: () => navigate(to) })),
    [found, navigate],
  )
  return { records, isSearching: typed.length >= fewestLetters && (isFetching || asked !== typed) }
}
