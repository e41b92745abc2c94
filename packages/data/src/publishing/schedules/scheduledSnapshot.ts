import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ScheduledPublication } from '../../generated/client'
import type { Snapshot, SnapshotDecision } from '../../sites/versions/Snapshot'

/** What a publication that waits is to put live. */
export const scheduledSnapshot = ({ id, schemaVersion, values, expectedRevision, expectedVersion }: ScheduledPublication): Snapshot => {
  if (schemaVersion === null || values === null) throw new Error(`The scheduled publication ${id} holds nothing to publish`)
  return { values: migrateValues({ schemaVersion, values }), revision: expectedRevision, baseVersion: expectedVersion }
}

/** What was decided about it, and against which live version. */
export const scheduledDecision = ({ decision, decidedVersion }: Pick<ScheduledPublication, 'decision' | 'decidedVersion'>) =>
  decision === null ? null : { side: decision as SnapshotDecision, version: decidedVersion }
