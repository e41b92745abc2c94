import { describe, expect, it } from 'vitest'
import { initials } from './SiteName'

describe('initials', () => {
  it('initials takes the first letters of two significant words', () => {
    expect(initials('Meridian Motor Group')).toBe('MM')
    expect(initials('Kauri & Co')).toBe('KC')
    expect(initials('The House of Cars')).toBe('HC')
    expect(initials('Élan')).toBe('É')
  })
})
