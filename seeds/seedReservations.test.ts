import { openReservationSite } from '@forecourt/data/reservations/testing/openReservationSite'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { seedReservations } from './seedReservations'

const world = useWorld()
const now = Date.parse('2026-06-01T02:00:00.000Z')

it('Every reservation of the demo began with a lead, as in a checkout (CHK-01, ENT-16)', async () => {
  const { organisationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await openReservationSite(world)
  await changeDraft(scope, siteId, (values) => ({ ...values, checkout: { ...values.checkout, enabled: true, payOnline: true } }))
  await publishDraft(scope, siteId)
  const price = { driveAwayCents: 2_000_000, priceCents: 2_000_000, priceType: 'driveAway' } as const
  const ids = ['seed-1', 'seed-2', 'seed-3', 'seed-4']
  await addCars(
    world.db,
    world.north,
    ids.map((id) => ({ id, paymentProcessors: ['card'], ...price })),
  )
  await seedReservations(world.db, now)
  const [reservations, leads] = await scope.transaction(async (tx) => [
    await tx.reservation.findMany({ select: { carId: true, email: true, createdAt: true }, orderBy: { carId: 'asc' } }),
    await tx.lead.findMany({
      where: { form: 'reserve' },
      select: { carId: true, email: true, createdAt: true },
      orderBy: { carId: 'asc' },
    }),
  ])
  expect(reservations.length).toBeGreaterThanOrEqual(3)
  expect(leads).toEqual(reservations)
})
