import type { Wording } from './Examples'

/** Unlawful advertisements about privacy and consent, written later than the rules, each with the rule that must find it. */
export const privacyWordings: readonly Wording[] = [
  ['bundled-consent', 'By sending this enquiry you agree to get special offers by email'],
  ['bundled-consent', 'Submitting this form signs you up for our newsletter'],
  ['bundled-consent', 'By registering you consent to our newsletter and promotions'],
  ['bundled-consent', 'When you book you agree we can send you marketing messages'],
  ['bundled-consent', 'By submitting your enquiry you agree to receive our newsletter and special offers.'],
  ['bundled-consent', 'When you send this form we’ll also sign you up for our deals by email and SMS.'],
  ['bundled-consent', 'Booking a test drive means you consent to marketing messages.'],
  ['bundled-consent', 'Submitting this form subscribes you to our monthly newsletter.'],
  ['bundled-consent', 'By making a booking you opt in to promotional messages from our group.'],
  ['pre-ticked-box', '<label><input type=checkbox checked>I agree to receive promotional texts</label>'],
  ['pre-ticked-box', '<label for=n>Email me the latest deals</label><input id=n type=checkbox checked>'],
  ['pre-ticked-box', '<form><label><input type="checkbox" checked> Keep me posted about deals</label></form>'],
  ['pre-ticked-box', '<form><input type="checkbox" id="n" checked><label for="n">Send me news and promotions</label></form>'],
  ['pre-ticked-box', '<form><label><input type="checkbox" checked>Subscribe to price alerts and offers</label></form>'],
]
