import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { consentText } from '@forecourt/rules/leads/consentText'
import MailIcon from '@mui/icons-material/MailOutlineRounded'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import type { LeadDetail } from '../../client/Records'

/** How to reach the shopper, one press away, and what they agreed to hear. */
export const LeadContact = ({ lead }: { lead: LeadDetail }) => {
  const subject = encodeURIComponent(lead.carName ? `Your enquiry about the ${lead.carName}` : 'Your enquiry')
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.25 }}>
      <Typography variant="h3" component="h2">
        Get in touch
      </Typography>
      {lead.phone && (
        <Button
          variant="contained"
          href={`tel:${lead.phone.replace(/\s/g, '')}`}
          startIcon={<PhoneIcon />}
          sx={{ justifyContent: 'flex-start' }}
        >
          Call {formatPhone(lead.phone)}
        </Button>
      )}
      {lead.email && (
        <Button
          variant="outlined"
          href={`mailto:${lead.email}?subject=${subject}`}
          startIcon={<MailIcon />}
          sx={{ justifyContent: 'flex-start', minWidth: 0, '& span:last-of-type': { overflow: 'hidden' } }}
        >
          {lead.email}
        </Button>
      )}
      {lead.postcode && (
        <Typography variant="body2" color="text.secondary">
          Postcode {lead.postcode}
        </Typography>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.25, mt: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 620 }}>
          News and offers: {consentText(lead)}
        </Typography>
        {lead.optInWording && (
          <Typography variant="body2" color="text.secondary">
            Asked as: “{lead.optInWording}”
          </Typography>
        )}
      </Box>
    </Card>
  )
}
