import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { isEntry } from './noteEntries'
import { noteKind } from './noteHeadings'

const about = { now: '2026-06-01T02:00:00.000Z' }
const isWaiting = (entry: string): boolean => {
  const [heading = '', text = ''] = entry.split('=')
  const kind = noteKind(heading)
  return kind !== null && isEntry(kind, heading, text, about)
}

it.each([
  ...['W/O=R', 'W/O=02', 'W/O Status=Inspected', 'Write off=S', 'Write-off category=N', 'Written off=N/A', 'WOVR=Repairable', 'RWO=1'],
  ...['Stolen=Recovered', 'Theft=F', 'Hail=F', 'Flood code=W', 'Damage=F', 'Odometer tampered=T', 'kms.rolledback=true', 'Recall=PRA 2019'],
  ...[
    'Takata=Alpha',
    'Recalls=2',
    'PPSR=R',
    'PPSR Check=E',
    'PPSR=N/A',
    'Odometer verified=no record',
    'Odometer status=D',
    'No recalls=N',
  ],
  ...['Accident free=No', 'PPSR=ENC WBC 14K', 'PPSR=STOLEN?', 'PPSR=CLR?', 'PPSR clear=N/A', 'title.clear=false'],
])('the entry “%s” makes its car wait (ENT-01, CAR-05)', (entry) => expect(isWaiting(entry)).toBe(true))

it.each([
  ...['W/O=N', 'W/O=', 'W/O=-', 'W/O No=', 'Write off=Never', 'Written off=Not written off', 'WOVR=Clear', 'WOVR=No record found', 'RWO=0'],
  ...['Stolen=No', 'Hail=None recorded', 'Flood=No flood damage', 'Damage=No known damage', 'Recall=Completed', 'Recall=No open recalls'],
  ...['Takata=Not affected', 'Recalls=0', 'PPSR=Not encumbered', 'PPSR Check=Y', 'PPSR Ref=12345', 'Odometer verified=Yes', 'No recalls=Y'],
  ...['Odometer verified=12/05/2026', 'Odometer status=Accurate', 'Accident free=Yes', 'PPSR clear=Clear', 'Odo OK=1', 'Undamaged=Y'],
  ...[
    'PPSR=CLR',
    'PPSR=clr',
    'WOVR=CLR',
    'Stolen=CLR',
    'PPSR clear=CLR',
    'Recall=CLR',
    'Water tank=80 L',
    'Fire extinguisher=Y',
    'Recall price=Y',
    'Workshop=Y',
    'Work type=R',
  ],
])('the entry “%s” doesn’t (ENT-01)', (entry) => expect(isWaiting(entry)).toBe(false))

it.each(['no ', 'not ', 'clear ', 'record ', 'x '])('reads long entries in time proportional to their length: “%s”', (part) => {
  const read = (times: number) => () =>
    (['fault', 'recall', 'assured', 'encumbrance'] as const).map((kind) => isEntry(kind, 'PPSR', part.repeat(times), about))
  expect(isLinear(read(20_000), read(40_000))).toBe(true)
})
