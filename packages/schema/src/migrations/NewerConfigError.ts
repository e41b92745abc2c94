import { schemaVersion } from '../json-schema/configSchema'

/** A config from a newer version than this software can read. */
export class NewerConfigError extends Error {
  constructor(readonly version: number) {
    super(
      `This config was written for version ${version}; this software reads versions up to ${schemaVersion}. Please update the software first.`,
    )
    this.name = 'NewerConfigError'
  }
}
