/**
 * The default terms (RTE-26) of a car dealer in Australia or New Zealand, with placeholders for details and law. The dealer’s lawyer must
 * review them before they go live.
 */
export const termsText = [
  '## Who runs this site',
  'This site is run by {name}. Our contact details are at the end of these terms, and our licence or registration as a dealer is at the foot of every page. By using the site you accept these terms. If you don’t accept them, please don’t use it.',
  '## Vehicles and pictures',
  'We take care to get vehicle details right, but equipment differs by build date and grade, and mistakes happen. Pictures show the vehicle as closely as we can. Where a picture is of another vehicle or is a drawing, it’s for illustration only. Please check anything that matters to you with us, in writing, before you decide.',
  '## Prices',
  'A price marked {fullPrice} is all a private buyer pays to drive the vehicle away from us. A price marked as {pricesWithout}. Ask us for the full figure. A weekly subscription price, a loan repayment and a purchase price are different things and are marked as such. If a price is plainly wrong, we’ll tell you and you may withdraw.',
  '## Finance figures',
  'Repayments shown here are worked out from the rate, term, deposit and fees stated with them. They are not an offer of credit and not advice. Every application is decided by the lender, on the lender’s terms, and only the lender’s own documents bind either of you.',
  '## Enquiries, requests and test drives',
  'What you send us through a form is a question or a request. It does not hold a vehicle, take a payment or make a contract, whatever the button is called. Only a deposit paid on this site holds a vehicle, on the terms and for the time stated where you pay it. We’ll reply to you, and there’s an agreement only once you and we both sign one. A time you request is not booked until we confirm it. An available time you choose in our calendar is booked once this site says so. Anyone who drives one of our vehicles needs to bring a current licence.',
  '## Offers',
  'Each offer runs until the date stated, or while stocks last where it says so, and can’t be combined with another offer unless it says it can.',
  '## Your rights',
  'You have rights under {consumerLaw} that no term can take away, and nothing here is meant to. Where the law lets us limit what we owe you for a fault of this site itself, we limit it to putting the fault right.',
  '## This site',
  'Text, pictures and drawings belong to us or to those who let us use them. Please ask before you use them elsewhere. Links to other sites are for your convenience, and their content is theirs. We may change the site and these terms. The version on this page when you use the site applies. The law of the place where we trade applies.',
  '## Questions',
  'Write to {email} or call {phone}.',
].join('\n\n')
