import { enquiryStatus } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Database } from '../createDatabase'
import { enquiryStage } from '../leads/inbox/enquiryStages'

/** Exports all data that an organisation has about a shopper. */
export const shopperRecord = (db: Database, organisationId: string, shopperId: string): Promise<{ [part: string]: unknown } | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const where = { organisationId, shopperId }
    const shopper = await tx.shopper.findFirst({ where: { organisationId, id: shopperId } })
    if (!shopper) return null
    const { email, mobile, phone, alerts, createdAt } = shopper
    const cars = await tx.$queryRaw`
      select kept.kind, car.name, car.slug, kept.at from shopper_cars kept
      join cars car on car.organisation_id = kept.organisation_id and car.id = kept.car_id
      where kept.organisation_id = ${organisationId} and kept.shopper_id = ${shopperId} order by kept.kind, kept.at desc`
    const enquiries = await tx.lead.findMany({
      where: {
        organisationId,
        OR: [...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []), ...(mobile ? [{ phone: mobile }] : [])],
      },
      orderBy: { createdAt: 'asc' },
      select: {
        createdAt: true,
        form: true,
        category: true,
        name: true,
        lastName: true,
        email: true,
        phone: true,
        postcode: true,
        message: true,
        carName: true,
        optIn: true,
        optInWording: true,
        ownStage: true,
        conversation: { select: { stage: true } },
      },
    })
    return {
      email,
      mobile,
      phone,
      mailAboutCars: alerts,
      since: createdAt,
      cars,
      reservations: await tx.reservation.findMany({
        where,
        orderBy: { createdAt: 'asc' },
        select: { reference: true, carName: true, state: true, amountCents: true, createdAt: true, name: true, email: true, phone: true },
      }),
      journeys: await tx.checkout.findMany({ where, select: { kind: true, entered: true, createdAt: true, changedAt: true } }),
      searches: await tx.savedSearch.findMany({ where, select: { path: true, name: true, createdAt: true } }),
      choices: await tx.shopperConsent.findMany({
        where,
        orderBy: { id: 'asc' },
        select: { choice: true, wording: true, source: true, at: true },
      }),
      alerts: await tx.carAlert.findMany({
        where,
        orderBy: { id: 'asc' },
        select: { kind: true, carId: true, beforeCents: true, priceCents: true, foundAt: true, settledAt: true },
      }),
      signedIn: await tx.shopperSession.findMany({ where, select: { createdAt: true, seenAt: true } }),
      bookings: await tx.booking.findMany({
        where: {
          organisationId,
          OR: [...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []), ...(mobile ? [{ phone: mobile }] : [])],
        },
        orderBy: { createdAt: 'asc' },
        select: {
          createdAt: true,
          kind: true,
          state: true,
          startsAt: true,
          carName: true,
          name: true,
          lastName: true,
          email: true,
          phone: true,
          details: true,
        },
      }),
      vehicles: await tx.ownVehicle.findMany({
        where,
        select: {
          plate: true,
          plateState: true,
          vin: true,
          make: true,
          model: true,
          year: true,
          valuations: { select: { km: true, answers: true, lowCents: true, highCents: true, offerCents: true, createdAt: true } },
        },
      }),
      prizeDraws: await tx.promotionEntry.findMany({
        where: { organisationId, person: { in: [email, mobile].filter((text) => text !== null) } },
        orderBy: { enteredAt: 'asc' },
        select: { name: true, person: true, ticket: true, prize: true, prizeText: true, code: true, conditions: true, enteredAt: true },
      }),
      enquiries: enquiries.map(({ ownStage, conversation, ...enquiry }) => ({
        ...enquiry,
        status: enquiryStatus(enquiryStage({ ownStage, conversation })),
      })),
    }
  })
