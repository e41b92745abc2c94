/**
 * The default terms (RTE-26) of a car dealer in Australia or New Zealand, with placeholders for details and law. The dealer’s lawyer must
 * review them before they go live.
 */
export const termsText = [
  '## Who runs this site',
  'This site is run by {name}. How to reach us stands at the end of these terms, and our licence or registration as a dealer at the foot of every page. By using the site you accept these terms; if you do not, please do not use it.',
  '## Vehicles and pictures',
  'We take care that what we write about a vehicle is right, but equipment differs by build date and grade, and mistakes happen. Pictures show the vehicle as closely as we can; where a picture is of another vehicle or a drawing, it only illustrates. Please check anything that matters to you with us, in writing, before you decide.',
  '## Prices',
  'A price marked drive away is all a private buyer pays to drive the vehicle away from us. A price marked as {pricesWithout}; ask us for the full figure. A weekly subscription price, a loan repayment and a purchase price are different things and are marked as such. If a price is plainly wrong, we will tell you and you may withdraw.',
  '## Finance figures',
  'Repayments shown here are worked out from the rate, term, deposit and fees stated beside them. They are not an offer of credit and not advice. Every application is decided by the lender, on the lender’s terms, and only the lender’s own documents bind either of you.',
  '## Enquiries, requests and test drives',
  'What you send us through a form is a question or a request. It does not hold a vehicle, take a payment or make a contract, whatever the button is called. Only a deposit paid on this site holds a vehicle, on the terms and for the time stated where you pay it. We answer you, and an agreement comes about only when you and we sign one. A time you ask for is not booked until we confirm it; a free time you choose in our calendar is booked once this site says so. Everybody who drives one of our vehicles needs a current licence with them.',
  '## Offers',
  'Each offer runs until the day it names, or while stock lasts where it says so, and cannot be joined with another unless it says it can.',
  '## Your rights',
  'You have rights under {consumerLaw} that no term can take away, and nothing here is meant to. Where the law lets us limit what we owe you for a fault of this site itself, we limit it to putting the fault right.',
  '## This site',
  'Texts, pictures and drawings belong to us or to those who let us use them; please ask before you use them elsewhere. Links to other sites are for your convenience: what stands there is theirs. We may change the site and these terms; the version that stands here applies when you use it. The law of the place where we trade applies.',
  '## Questions',
  'Write to {email} or call {phone}.',
].join('\n\n')
