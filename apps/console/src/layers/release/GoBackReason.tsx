import { shortestReason } from '@forecourt/rules/compliance/waivers'
import { ReasonField } from '../../parts/changes/ReasonField'

/** Whether a reason is long enough to go back to an earlier release. */
export const isReason = (text: string): boolean => text.trim().length >= shortestReason

interface Props {
  readonly reason: string
  readonly onChange: (reason: string) => void
}

/** Why a user goes back to an earlier release of a layer. */
export const GoBackReason = ({ reason, onChange }: Props) => (
  <ReasonField
    label="Why are you going back?"
    helperText="Your name and this reason go into the history of the layer and its sites."
    reason={reason}
    onChange={onChange}
  />
)
