import { expect, it } from 'vitest'
import { reservationStates } from '../entities/reservationStates'
import { newStanding } from '../reservations/PaymentStanding'
import { reservationMails } from '../reservations/reservationMail'
import { reservationEvents, reservationSteps, staffSteps } from '../reservations/reservationStep'
import { finalReservationStates } from '../reservations/testing/finalReservationStates'
import { mailAboutReservation } from './subscriptionMail'
import { heldStateTexts } from './subscriptionStateTexts'
import { deskActions, deskActionTexts } from './subscriptionSteps'

const at = '2026-05-04T01:00:00.000Z'
const unchecked = { identityCheckedAt: null, licenceCheckedAt: null, bondReturnedAt: null }
const checked = { ...unchecked, identityCheckedAt: at, licenceCheckedAt: at }
const plan = { bondCents: 115_600 }
const standing = { payment: newStanding, subscription: plan } as const

it.each([
  { name: 'one that awaits payment', state: 'holding', checks: unchecked, actions: ['release'] },
  { name: 'a paid one', state: 'charged', checks: unchecked, actions: ['checkIdentity', 'checkLicence', 'extend', 'release'] },
  {
    name: 'one with the identity checked',
    state: 'charged',
    checks: { ...unchecked, identityCheckedAt: at },
    actions: ['checkLicence', 'extend', 'release'],
  },
  { name: 'a checked one', state: 'charged', checks: checked, actions: ['complete', 'extend', 'release'] },
  { name: 'a started one', state: 'completed', checks: checked, actions: ['returnBond'] },
  { name: 'a started one without its bond', state: 'completed', checks: { ...checked, bondReturnedAt: at }, actions: [] },
  { name: 'a refund that failed', state: 'refund_failed', checks: unchecked, actions: ['retryReturn', 'returnedByHand'] },
] as const)('the actions staff may take on $name (CHK-02, CHK-04)', ({ state, checks, actions }) => {
  expect(deskActions({ ...standing, ...checks, state })).toEqual(actions)
})

it('a subscription starts only once identity and licence were checked, and no unsettled state is without an action for staff (CHK-02)', () => {
  const finalStates: readonly string[] = finalReservationStates
  for (const state of reservationStates)
    for (const dispute of [null, 'open', 'won', 'lost'] as const)
      for (const identityCheckedAt of [null, at])
        for (const licenceCheckedAt of [null, at]) {
          const actions = deskActions({
            ...{ ...standing, payment: { ...newStanding, dispute } },
            ...{ state, identityCheckedAt, licenceCheckedAt, bondReturnedAt: null },
          })
          if (identityCheckedAt === null || licenceCheckedAt === null) expect(actions).not.toContain('complete')
          if (!finalStates.includes(state)) expect([state, dispute, actions.length > 0]).toEqual([state, dispute, true])
        }
})

it.each([
  { state: 'holding', subscription: null, label: 'Cancel the hold' },
  { state: 'authorised', subscription: null, label: 'Cancel and release the deposit' },
  { state: 'charged', subscription: null, label: 'Cancel and refund the deposit' },
  { state: 'authorised', subscription: plan, label: 'Refuse and release the payment' },
  { state: 'charged', subscription: plan, label: 'Refuse and refund' },
] as const)('cancelling a subscription that is $state says what happens to the money: “$label” (CHK-04)', ({ label, ...reservation }) =>
  expect(deskActionTexts('release', reservation).label).toBe(label),
)

it('a reservation has the actions of a reservation, without checks', () => {
  for (const state of reservationStates)
    expect(deskActions({ ...standing, ...unchecked, subscription: null, state })).toEqual(staffSteps({ ...standing, state }))
})

it('a subscription has texts for every state and every notification (CHK-02, CHK-04)', () => {
  const notice = {
    ...{ because: null, carName: '2024 Kia EV6', amount: '$1,445', part: '$500', until: null, wasTaken: true },
    ...{ dealerName: 'Harbour Electric', shopperName: 'Ana Lee' },
  }
  for (const from of reservationStates) {
    for (const text of Object.values(heldStateTexts({ state: from, subscription: plan }))) expect(text.length).toBeGreaterThan(3)
    for (const event of reservationEvents) {
      const step = reservationSteps[from][event]
      for (const whom of step ? reservationMails(event, step.to) : []) {
        const news = mailAboutReservation(whom, { ...notice, event, state: step?.to ?? from }, true)
        expect(`${event} ${whom}: ${news?.text.join(' ') ?? 'nothing'}`).toMatch(/subscri|payment|paid|\$1,445|check|hold/i)
      }
    }
  }
})
