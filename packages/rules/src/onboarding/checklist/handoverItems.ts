import { type ChecklistItem, countText } from '../ChecklistItem'

/** State of the dealer's connections: lead destinations, domain, redirects of the old site, and users. */
export interface HandoverState {
  readonly destinations: number
  /** Of these, the number that took a lead or a test. */
  readonly destinationsThatWork: number
  /** Number of feeds that fetch files by a schedule, or that a supplier sends to. */
  readonly automaticFeeds: number
  readonly ownDomains: number
  readonly verifiedDomains: number
  readonly redirects: number
  /** People who can sign in for this dealer, or are invited. */
  readonly people: number
  /** Of these, the number that hasn't set a password yet. */
  readonly invited: number
}

const crmText = ({ destinations, destinationsThatWork }: HandoverState): string => {
  if (destinations === 0) return 'Leads stay in the inbox. If the dealer has a CRM, send a copy of each lead there.'
  if (destinationsThatWork >= destinations) return 'A lead or a test was sent without an error. Ask the dealer whether it shows in the CRM.'
  return `${countText(destinations - destinationsThatWork, 'destination has', 'destinations have')} not received anything yet. Send a test lead.`
}

const peopleText = ({ people, invited }: HandoverState): string => {
  if (people === 0) return 'No one at the dealership can sign in yet.'
  if (invited === 0) return countText(people, 'person can sign in.', 'people can sign in.')
  return `${countText(invited, 'person hasn’t', 'people haven’t')} accepted the invitation yet. You can send it again.`
}

/** Items for the handover to the dealer: feed, test lead, domain, redirects and sign-ins (ENT-10). */
export const handoverItems = (state: HandoverState): ChecklistItem[] => {
  const { destinations, destinationsThatWork, automaticFeeds, ownDomains, verifiedDomains, redirects, people, invited } = state
  return [
    {
      id: 'feed',
      title: 'Cars arrive by a feed',
      text:
        automaticFeeds > 0
          ? `${countText(automaticFeeds, 'feed brings', 'feeds bring')} changes of the stock without anyone’s help.`
          : 'Cars are kept by hand: typed, or uploaded as a file. Set up a feed if the dealer’s system can send one each night.',
      done: automaticFeeds > 0,
      optional: true,
      place: { page: 'feeds' },
      action: 'Imports',
    },
    {
      id: 'crm',
      title: 'Leads reach the CRM',
      text: crmText(state),
      done: destinations > 0 && destinationsThatWork >= destinations,
      optional: true,
      place: { page: 'destinations' },
      action: destinations === 0 ? 'Add destination' : 'Send a test',
    },
    {
      id: 'domain',
      title: 'The dealer’s own domain works',
      text:
        ownDomains === 0
          ? 'The site only has its platform address.'
          : `${verifiedDomains} of ${countText(ownDomains, 'domain is', 'domains are')} verified.`,
      done: ownDomains > 0 && verifiedDomains >= ownDomains,
      optional: true,
      place: { page: 'domains' },
      action: 'Domains',
    },
    {
      id: 'redirects',
      title: 'Addresses of the old site lead here',
      text:
        redirects > 0
          ? countText(redirects, 'redirect is set up.', 'redirects are set up.')
          : 'Import the old site’s pages before the domain moves, so that Google and bookmarks still work.',
      done: redirects > 0,
      optional: true,
      place: { page: 'redirects' },
      action: 'Redirects',
    },
    {
      id: 'people',
      title: 'Everyone invited can sign in',
      text: peopleText(state),
      done: people > 0 && invited === 0,
      optional: true,
      place: { page: 'team' },
      action: people === 0 ? 'Invite a person' : 'Team',
    },
  ]
}
