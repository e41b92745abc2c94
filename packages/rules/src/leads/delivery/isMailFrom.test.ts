import { describe, expect, it } from 'vitest'
import { isMailFrom, mailFromProblem } from './isMailFrom'

describe('isMailFrom (API-07)', () => {
  it.each([
    { name: 'its domain', senders: 'cars.example', from: 'leads@cars.example', isFrom: true },
    { name: 'a domain below it', senders: 'cars.example', from: 'leads@mail.cars.example', isFrom: true },
    { name: 'a domain with the same ending', senders: 'cars.example', from: 'leads@oldcars.example', isFrom: false },
    { name: 'its domain within another', senders: 'cars.example', from: 'leads@cars.example.evil.test', isFrom: false },
    { name: 'its domain before the @', senders: 'cars.example', from: 'cars.example@evil.test', isFrom: false },
    { name: 'its exact address', senders: 'Leads@Cars.example', from: 'leads@cars.EXAMPLE', isFrom: true },
    { name: 'another address of its domain', senders: 'leads@cars.example', from: 'news@cars.example', isFrom: false },
    { name: 'the second of several', senders: 'cars.example, @trade.example', from: 'a@trade.example', isFrom: true },
    { name: 'no senders', senders: '', from: 'a@trade.example', isFrom: false },
    { name: 'no address', senders: 'cars.example', from: '', isFrom: false },
    { name: 'a domain alone as the sender', senders: 'cars.example', from: 'cars.example', isFrom: false },
  ])('isMailFrom decides whether a mail is from an allowed sender: $name', ({ senders, from, isFrom }) =>
    expect(isMailFrom(senders, from)).toBe(isFrom),
  )
})

describe('mailFromProblem', () => {
  it.each([
    { name: 'nothing', senders: '', problem: null },
    { name: 'both kinds', senders: 'cars.example, leads@trade.example', problem: null },
    { name: 'a word', senders: 'cars.example, carsales', problem: 'carsales is not an email address or domain.' },
    { name: 'two signs', senders: 'a@b@cars.example', problem: 'a@b@cars.example is not an email address or domain.' },
  ])('mailFromProblem validates the list of allowed senders: $name', ({ senders, problem }) =>
    expect(mailFromProblem(senders)).toBe(problem),
  )
})
