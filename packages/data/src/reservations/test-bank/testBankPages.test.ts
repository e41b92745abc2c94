import { expect, it } from 'vitest'
import { useWorld } from '../../testing/useWorld'
import { openTestPage, pressTestPage, testPageFacts } from './testBankPages'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

const openPage = async (key: string) => {
  const { organisationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const account = { organisationId, id: 'disputes', provider: 'testBank', name: 'Bank', secretRef: '', locationId: null } as const
  await scope.transaction((tx) => tx.paymentAccount.createMany({ data: [account], skipDuplicates: true }))
  const page = await openTestPage(
    scope,
    account,
    {
      ...{ key, title: 'A car', email: 'ana@shopper.example', amountCents: 20_000, currency: 'AUD', collect: 'charge' },
      ...{ returnAddress: 'https://dealer.example/', backAddress: 'https://dealer.example/back', until: '2026-06-01T02:30:00.000Z' },
    },
    now,
  )
  return {
    press: (press: Parameters<typeof pressTestPage>[2]) => pressTestPage(scope, page.id, press, now),
    facts: () => testPageFacts(scope, page.id, now),
  }
}

it.each([
  { press: 'disputeWon', dispute: 'won' },
  { press: 'disputeLost', dispute: 'lost' },
] as const)('a disputed payment is decided only once: $dispute (CHK-02)', async ({ press, dispute }) => {
  const bank = await openPage(dispute)
  await bank.press(press)
  expect(await bank.facts()).toMatchObject({ money: 'none', dispute: null })
  await bank.press('pay')
  await bank.press(press)
  expect((await bank.facts()).dispute).toBeNull()
  await bank.press('dispute')
  await bank.press(press)
  await bank.press(press === 'disputeWon' ? 'disputeLost' : 'disputeWon')
  await bank.press('dispute')
  expect(await bank.facts()).toMatchObject({ money: 'charged', dispute })
})
