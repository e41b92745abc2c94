import { type DomainFault, domainFaultText } from '@forecourt/rules/sites/domainFaults'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Ago } from '../../parts/Ago'

interface DomainFaultsProps {
  readonly host: string
  readonly faults: readonly DomainFault[]
  readonly checkedAt: string | null
  /** The site's host on the platform; empty if there is none. */
  readonly cnameTarget: string
  /** Checks again; none for a user who may not. */
  readonly onCheck?: () => void
  readonly isChecking?: boolean
}

/** DNS faults that send shoppers of a domain elsewhere or prevent its certificate, each with what to change. */
export const DomainFaults = ({ host, faults, checkedAt, cnameTarget, onCheck, isChecking = false }: DomainFaultsProps) => {
  if (faults.length === 0) return null
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
      {faults.map((fault) => {
        const { problem, change } = domainFaultText(fault, host, cnameTarget)
        return (
          <Alert key={fault.kind} severity="warning">
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {problem}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {change}
            </Typography>
          </Alert>
        )
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {onCheck && (
          <Button variant="outlined" size="small" onClick={onCheck} disabled={isChecking}>
            {isChecking ? 'Checking …' : 'Check again'}
          </Button>
        )}
        {checkedAt && (
          <Typography variant="body2" color="text.secondary">
            A change can take up to a day to come through. Checked <Ago at={checkedAt} />.
          </Typography>
        )}
      </Box>
    </Box>
  )
}
