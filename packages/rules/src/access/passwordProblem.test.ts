import { expect, test } from 'vitest'
import { passwordProblem } from './passwordProblem'

const person = { email: 'mia.manager@meridian.example', name: 'Mia Manager' }

test.each([
  { name: 'four words', password: 'correct horse battery staple', problem: null },
  { name: 'twelve characters, the fewest', password: 'tumble-weed7', problem: null },
  { name: 'eleven characters', password: 'tumbleweed7', problem: /at least 12/ },
  { name: 'nothing', password: '', problem: /at least 12/ },
  { name: 'two hundred, the most', password: 'tumble7-weed'.repeat(17).slice(0, 200), problem: null },
  { name: 'more than two hundred', password: 'tumble7-weed'.repeat(17), problem: /at most 200/ },
  { name: 'the demo password', password: 'Demo-Forecourt', problem: /demo/ },
  { name: 'the address', password: 'mia.manager@meridian.example', problem: /your name/ },
  { name: 'the address, numbered', password: 'Mia.Manager@meridian.example1', problem: /your name/ },
  { name: 'the name, numbered', password: 'MiaManager12', problem: /your name/ },
  { name: 'one letter', password: 'aaaaaaaaaaaaaa', problem: /repetitive/ },
  { name: 'digits in a row', password: '123456789012', problem: /repetitive/ },
  { name: 'a very common password', password: 'Password1234', problem: /common/ },
  { name: 'two common passwords joined', password: 'qwertypassword', problem: /common/ },
  { name: 'digits that aren’t a sequence', password: '583920174466', problem: null },
])('the password rule validates a password: $name', ({ password, problem }) => {
  const problemText = passwordProblem(password, person)
  if (problem === null) expect(problemText).toBeNull()
  else expect(problemText).toMatch(problem)
})
