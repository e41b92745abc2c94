// Generated from the config schema by `npm run gen`. Do not edit.
import type { ErrorObject } from 'ajv'

export declare const validateDocument: {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}
