/**
 * The default privacy policy (RTE-26, LEG-02): the statements required by Australian Privacy Principle 1 and New Zealand’s information
 * privacy principles, with placeholders for the dealer’s details and the country's law.
 */
export const privacyText = [
  '{name} looks after the personal information it holds as {privacyLaw} ask. This policy says what we collect through this site and at our premises, what we do with it, and what you can ask of us.',
  '## What we collect and hold',
  '- What you tell us: your name, phone number, email address and postcode, what you ask about, and details of a vehicle you want to sell or have serviced.\n- What came with it: the page you wrote from, the pages you looked at on the way, the link or campaign that brought you, and the kind of browser you use.\n- What a sale, a test drive, a service or a finance application needs: your licence, proof of who you are, the vehicle’s identification number and history, payment records, and for finance your income and debts.',
  'We ask for sensitive information only where the law lets us and you agree. You may ask us general questions without giving your name; to answer a form we need a way to reach you.',
  '## How we collect it',
  'From you: by form, phone, email or in person. Sometimes from others: a lender, a manufacturer, a vehicle or personal property register, or somebody you asked to speak for you. If you give us information about another person, please tell them.',
  '## Why we use it',
  '- To answer you, and to arrange test drives, sales, finance, servicing, parts and deliveries.\n- To keep the records the law asks of dealers, and to reach you about safety recalls.\n- To understand which parts of this site help, and to keep it secure.\n- To send news and offers, only if you agreed by ticking the box yourself. Each message says who sends it and how to stop it, as {marketingLaw} asks.',
  '## Decisions computer programs make',
  '{decisions}',
  '## Who we give it to',
  'To those who need it for what you asked: the dealership you wrote to, a lender or insurer you apply to, a manufacturer for warranty and recalls, a registration authority, and the companies that run this site, our email and our dealer systems for us. We give it to others where the law requires it. We do not sell it.',
  'Some of those companies keep information on servers in other countries. We choose ones that protect it as we must, and tell you which countries if you ask.',
  '## What your own browser keeps',
  '{cookies} This site keeps in your own browser, on your device, the vehicles you looked at, saved or compare, your latest searches, and the contact details you last sent, so that you need not type them again. Clearing the data of this site in your browser removes all of it, and the site works without. If a chat window or a video of another company is shown, that company may set cookies of its own.',
  '## How long, and how safe',
  'We keep information as long as we need it for what you asked and as long as the law requires, then delete it or take your name off it. It travels encrypted, and only people whose work needs it can open it. If a breach is likely to cause you serious harm, we tell you and the {privacyOffice}.',
  '## Seeing and correcting it',
  'You can ask what we hold about you, ask for a copy, and have it corrected. Write to {email}; we check who you are, answer within a reasonable time and no later than the law allows, and charge nothing for asking. If we refuse, we say why in writing.',
  '## Complaints',
  'Please write to {complaintsEmail} and tell us what happened. We confirm that we have your complaint, look into it, and answer privacy complaints within {answerDays} days. If you are not content with the answer, you can complain to the [{privacyOffice}]({privacyOfficeSite}), which is free.',
  '## Changes',
  'The policy that stands here is the one in force. Ask us for it on paper if you prefer.',
].join('\n\n')
