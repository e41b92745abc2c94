import { describe, expect, it } from 'vitest'
import { buildStorage } from '../testing/buildStorage'
import type { AccountCar, AccountState } from './AccountState'
import { accountStore } from './accountStore'
import { awaitedStore } from './awaitedStore'
import { compareStore } from './compareStore'
import { favouritesStore } from './favouritesStore'
import { joinAccount, leaveAccount } from './joinAccount'
import { readStored, writeStored } from './Store'
import { viewedStore } from './viewedStore'

const car = (id: string): AccountCar => ({
  id,
  slug: `car-${id}`,
  name: `Car ${id}`,
  make: 'Kia',
  model: 'Rio',
  stockNumber: id,
  body: '',
  simpleBody: '',
  primaryImageUrl: '',
})
const lists = (one: string[], other: string[], third: string[]) => ({
  watched: one.map(car),
  viewed: other.map(car),
  compared: third.map(car),
})

/** A fake account API that merges like the site: unique cars, the account's first. */
const account = (before: Omit<AccountState, 'id' | 'phone' | 'email'>) => {
  let state: AccountState | null = { id: 'ana', phone: '', email: 'ana@shopper.example', ...before }
  const calls: unknown[] = []
  const union = (has: readonly AccountCar[], names: readonly string[]) => [
    ...has,
    ...names.map((name) => car(name.replace('car-', ''))).filter(({ id }) => !has.some((other) => other.id === id)),
  ]
  return {
    calls,
    signOut: () => {
      state = null
    },
    call: (phone: string) => {
      if (state) state = { ...state, phone }
    },
    become: (id: string) => {
      state = { id, phone: '', email: '', ...lists([], [], []) }
    },
    state: async () => state,
    join: async (brought: { watched: readonly string[]; viewed: readonly string[]; compared: readonly string[] }) => {
      calls.push(brought)
      if (!state) throw new Error('No shopper is signed in.')
      state = {
        ...state,
        watched: union(state.watched, brought.watched),
        viewed: union(state.viewed, brought.viewed),
        compared: union(state.compared, brought.compared),
      }
      return state
    },
  }
}

const browser = (stored: ReturnType<typeof lists>) => {
  const host = { storage: buildStorage() }
  writeStored(host, favouritesStore, stored.watched)
  writeStored(host, viewedStore, stored.viewed)
  writeStored(host, compareStore, stored.compared)
  const read = () =>
    [favouritesStore, viewedStore, compareStore].map((store) =>
      readStored<readonly { slug: string }[]>(host, store as never).map(({ slug }) => slug.slice(4)),
    )
  return { host, read }
}

describe('joinAccount (FAV-05, FAV-10)', () => {
  it('joinAccount merges the lists of browser and account at first, without losses or duplicates', async () => {
    const ana = account(lists(['1', '2'], ['1'], ['4']))
    const { host, read } = browser(lists(['2', '3'], ['3'], ['1']))
    await joinAccount(host, ana)
    expect(read()).toEqual([
      ['1', '2', '3'],
      ['1', '3'],
      ['4', '1'],
    ])
    expect(readStored(host, accountStore)).toEqual({ id: 'ana', phone: '', email: 'ana@shopper.example' })
    await joinAccount(host, ana)
    expect(read()[0]).toEqual(['1', '2', '3'])
  })

  it('joinAccount follows the account afterwards: a car removed elsewhere is removed here, too', async () => {
    const ana = account(lists(['1', '2'], [], []))
    const { host, read } = browser(lists([], [], []))
    await joinAccount(host, ana)
    const later = account(lists(['2'], [], []))
    await joinAccount(host, later)
    expect(read()[0]).toEqual(['2'])
    expect(later.calls).toEqual([])
  })

  it('joinAccount keeps saved cars that wait for a phone number, and adds them to the account once there is one, unless they were removed', async () => {
    const ana = account(lists(['1'], [], []))
    const { host, read } = browser(lists([], [], []))
    await joinAccount(host, ana)
    writeStored(host, favouritesStore, [car('2'), car('3'), car('1')])
    writeStored(host, awaitedStore, ['2', '3'])
    await joinAccount(host, ana)
    expect(read()[0]).toEqual(['2', '3', '1'])
    expect(ana.calls).toEqual([])
    writeStored(host, favouritesStore, [car('2'), car('1')])
    ana.call('0491 570 006')
    await joinAccount(host, ana)
    expect(ana.calls).toEqual([{ watched: ['2'], viewed: [], compared: [] }])
    expect(read()[0]).toEqual(['1', '2'])
    const later = account(lists(['1'], [], []))
    later.call('0491 570 006')
    await joinAccount(host, later)
    expect(read()[0]).toEqual(['1'])
  })

  it('joinAccount removes from the account’s comparison what was removed here', async () => {
    const ana = account(lists([], [], ['1', '2']))
    const { host, read } = browser(lists([], [], []))
    await joinAccount(host, ana)
    writeStored(host, compareStore, [car('1')])
    await joinAccount(host, ana)
    expect(read()[2]).toEqual(['1'])
  })

  it('joinAccount removes the account’s lists from the browser at sign-out, and shows them to no other shopper', async () => {
    const ana = account(lists(['1'], ['1'], ['1']))
    const { host, read } = browser(lists([], [], []))
    await joinAccount(host, ana)
    ana.become('ben')
    await joinAccount(host, ana)
    expect(read()).toEqual([[], [], []])
    expect(ana.calls).toEqual([])
    ana.signOut()
    await joinAccount(host, ana)
    expect(readStored(host, accountStore).id).toBe('')
  })

  it('joinAccount changes nothing in a browser that was never signed in', () => {
    const { host, read } = browser(lists(['1'], [], []))
    leaveAccount(host)
    expect(read()[0]).toEqual(['1'])
  })
})
