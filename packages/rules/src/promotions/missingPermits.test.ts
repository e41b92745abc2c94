import { expect, it } from 'vitest'
import { missingPermits } from './missingPermits'

it.each<[prizeValue: number, states: string, permits: string, missing: string]>([
  [3_000, '', '', ''],
  [3_001, '', '', 'ACT'],
  [5_001, '', '', 'ACT SA NT'],
  [10_000, '', '', 'ACT SA NT'],
  [10_001, '', '', 'NSW ACT SA NT'],
  [50_000, 'VIC, QLD and TAS', '', ''],
  [50_000, 'nsw', '', 'NSW'],
  [50_000, 'NSW, VIC', 'NSW TP/01234', ''],
  [50_000, 'NSW & ACT', 'NSW TP/01234', 'ACT'],
  [50_000, '', 'NSW TP/01234, ACT TP 26/00123, SA T26/1234', ''],
  [50_000, '', 'NSW Authority No. TP/01234; ACT Permit No. TP 26/00123; SA Licence No. T26/1234', ''],
  // The Northern Territory accepts another state's permit.
  [5_000, 'NT', '', ''],
  [5_001, 'NT, VIC', '', 'NT'],
  [5_001, 'NT and NSW', 'NSW TP/01234', ''],
  // A state without a number, a number without a state.
  [50_000, 'NSW', 'NSW', 'NSW'],
  [50_000, 'NSW', 'NSW pending, ACT TP 26/00123', 'NSW'],
  [50_000, 'NSW', 'TP/01234', 'NSW'],
  // Unparsable states count as all.
  [50_000, 'the east coast', '', 'NSW ACT SA NT'],
])('a draw of $%i open to “%s” with “%s” lacks: %s (RTE-21)', (prizeValue, states, permits, missing) =>
  expect(missingPermits({ prizeValue, states, permits }).join(' ')).toBe(missing),
)
