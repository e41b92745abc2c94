import { expect, test } from 'vitest'
import { type ConflictSide, chosenValues } from './chosenValues'

const pointer = '/header/announcement'
const conflict = (mine: unknown, theirs: unknown) => ({ pointer, where: '', base: 'Before', mine, theirs })

test.each([
  { name: 'mine', mine: 'Mine', theirs: 'Theirs', side: 'mine', header: { announcement: 'Mine' } },
  { name: 'theirs', mine: 'Mine', theirs: 'Theirs', side: 'theirs', header: { announcement: 'Theirs' } },
  { name: 'mine, if the user chose no side', mine: 'Mine', theirs: 'Theirs', side: undefined, header: { announcement: 'Mine' } },
  { name: 'mine, which removed it', mine: undefined, theirs: 'Theirs', side: 'mine', header: undefined },
  { name: 'theirs, which removed it', mine: 'Mine', theirs: undefined, side: 'theirs', header: undefined },
  { name: 'an empty text', mine: '', theirs: 'Theirs', side: 'mine', header: { announcement: '' } },
] as const)('Resolving a conflict takes the chosen side and changes nothing else: $name', ({ mine, theirs, side, header }) => {
  const sides: Record<string, ConflictSide> = side === undefined ? {} : { [pointer]: side }
  for (const merged of ['Mine', 'Theirs']) {
    const values = { identity: { name: 'Karri' }, header: { announcement: merged } }
    const chosen = chosenValues(values, [conflict(mine, theirs)], sides)
    expect(chosen).toEqual({ identity: { name: 'Karri' }, ...(header && { header }) })
  }
})
