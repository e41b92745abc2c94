import { describe, expect, test } from 'vitest'
import { fieldState, isEditable } from './fieldState'

const plain = {
  isSet: false,
  isInherited: true,
  origin: { kind: 'manufacturer', name: 'Toyota dealer' },
  role: 'dealer',
  userRole: 'dealer',
  mayEdit: true,
  required: null,
} as const

describe('the state of a field', () => {
  const rows = [
    { name: 'says which layer a value comes from', facts: {}, state: { kind: 'inherited', from: 'Toyota dealer' }, editable: true },
    { name: 'is changed once the site sets a value', facts: { isSet: true }, state: { kind: 'changed' }, editable: true },
    { name: 'is own if no value is inherited', facts: { isSet: true, isInherited: false }, state: { kind: 'own' }, editable: true },
    {
      name: 'is locked, whatever the site sets',
      facts: { isSet: true, origin: { kind: 'manufacturer', name: 'Toyota dealer', lockedBy: 'Toyota dealer' } },
      state: {
        kind: 'locked',
        by: 'Toyota dealer',
        text: 'Toyota dealer sets this for its sites. If it doesn’t suit you, ask Forecourt staff.',
      },
      editable: false,
    },
    {
      name: 'is locked, with the reason, and where staff unlock it',
      facts: {
        userRole: 'staff',
        origin: { kind: 'manufacturer', name: 'Toyota dealer', lockedBy: 'Toyota dealer', lockReason: 'One look for all' },
      },
      state: {
        kind: 'locked',
        by: 'Toyota dealer',
        text: 'Toyota dealer sets this for its sites. One look for all. To change it, unlock it in Toyota dealer, under Templates and brands.',
      },
      editable: false,
    },
    { name: 'is for staff only', facts: { role: 'staff' }, state: { kind: 'staffOnly' }, editable: false },
    {
      name: 'is editable for staff',
      facts: { role: 'staff', userRole: 'staff' },
      state: { kind: 'inherited', from: 'Toyota dealer' },
      editable: true,
    },
    { name: 'is read only without the permission to edit', facts: { mayEdit: false }, state: { kind: 'readOnly' }, editable: false },
    {
      name: 'is required for a mandatory item',
      facts: { required: 'Because' },
      state: { kind: 'required', reason: 'Because' },
      editable: false,
    },
  ] as const
  for (const { name, facts, state, editable } of rows)
    test(name, () => {
      expect(fieldState({ ...plain, ...facts })).toEqual(state)
      expect(isEditable(fieldState({ ...plain, ...facts }))).toBe(editable)
    })
})
