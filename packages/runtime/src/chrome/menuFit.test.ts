import { describe, expect, it } from 'vitest'
import { menuFit } from './SiteHeader'

const row = {
  name: 'Acme',
  hasMark: false,
  labels: ['Cars', 'Service', 'Contact'],
  carets: 0,
  phone: '(02) 5550 1842',
  cta: '',
  savesCars: false,
  hasGarage: false,
  searches: false,
}

describe('menuFit', () => {
  it('menuFit puts a short menu in one row from 1024 pixels', () => {
    expect(menuFit(row)).toBe('narrow')
  })

  it('menuFit leaves room for the favourites button', () => {
    const full = { ...row, name: 'Acme Co', labels: Array.from({ length: 7 }, () => 'Contact') }
    expect([menuFit(full), menuFit({ ...full, savesCars: true })]).toEqual(['narrow', 'wide'])
    expect(menuFit({ ...full, searches: true })).toBe('wide')
  })

  it('menuFit puts a longer menu in one row from 1280 pixels', () => {
    expect(
      menuFit({
        ...row,
        name: 'Saltbush Motors',
        labels: ['Our cars', 'Sell your car', 'Finance', 'Service', 'About', 'Contact'],
        cta: 'Sell us your car',
      }),
    ).toBe('wide')
  })

  it('menuFit puts a long menu in a separate row', () => {
    expect(
      menuFit({
        ...row,
        name: 'Meridian Motor Group',
        hasMark: true,
        labels: Array.from({ length: 9 }, () => 'Dealerships'),
        cta: 'Find a dealership',
      }),
    ).toBe('never')
  })
})
