import { expect, it } from 'vitest'
import { vinProblem } from './vinProblem'

it.each([
  { name: 'a VIN', vin: 'JTNK43BE103012345', problem: null },
  { name: 'a VIN in small letters', vin: 'jtnk43be103012345', problem: null },
  { name: 'the chassis number of a Japanese import', vin: 'ZVW30-1234567', problem: null },
  { name: 'a short chassis number', vin: 'GH5-22', problem: null },
  { name: 'five characters', vin: 'GH522', problem: /this one has 5/i },
  { name: 'eighteen characters', vin: 'JTNK43BE1030123456', problem: /this one has 18/i },
  { name: 'an O for a zero', vin: 'JTNK43BE1O3012345', problem: /no letter O.*zero/ },
  { name: 'an I for a one', vin: 'JTNK43BEI03012345', problem: /no letter I.*one/ },
  { name: 'a Q', vin: 'JTNK43BEQ03012345', problem: /no letter Q/ },
  { name: 'a hyphen in a full VIN', vin: 'JTNK43BE-03012345', problem: /no hyphen/ },
  { name: 'a space', vin: 'JTNK43BE 03012345', problem: /not “ ”/ },
])('the car form validates a VIN: $name (ENT-01)', ({ vin, problem }) => {
  if (problem === null) expect(vinProblem(vin)).toBeNull()
  else expect(vinProblem(vin)).toMatch(problem)
})
