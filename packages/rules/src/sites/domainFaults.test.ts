import { expect, it } from 'vitest'
import { type CaaRecord, type DomainFacts, type DomainFault, domainFaults, domainFaultText } from './domainFaults'

const setting = { hosts: ['www.dealer.example', 'dealer.example', 'north.sites.example'], authorities: ['letsencrypt.org', 'sectigo.com'] }
const platform = { ipv4: ['192.0.2.1', '192.0.2.2'], ipv6: ['2001:db8::1'] }
const good: DomainFacts = {
  addresses: { ipv4: ['192.0.2.1'], ipv6: [] },
  platform,
  caa: { name: '', records: [] },
  redirectsTo: null,
}
const issue = (value: string, tag = 'issue', critical = false): CaaRecord => ({ critical, tag, value })
const caa = (...records: readonly CaaRecord[]): Partial<DomainFacts> => ({ caa: { name: 'dealer.example', records } })

it.each<{ name: string; facts: Partial<DomainFacts> }>([
  { name: 'one that points to the platform', facts: {} },
  { name: 'one that points to the platform over IPv6 as well', facts: { addresses: platform } },
  { name: 'one whose DNS does not respond', facts: { addresses: null, caa: null } },
  { name: 'one without addresses yet', facts: { addresses: { ipv4: [], ipv6: [] } } },
  { name: 'one of a platform whose own address is unknown', facts: { platform: null, addresses: { ipv4: ['198.51.100.9'], ipv6: [] } } },
  { name: 'a redirect to another host of the site', facts: { redirectsTo: 'dealer.example' } },
  { name: 'a CAA record for our authority', facts: caa(issue('letsencrypt.org')) },
  { name: 'a CAA record for our second authority', facts: caa(issue('digicert.com'), issue('Sectigo.com ')) },
  { name: 'a CAA record that limits the method to ours', facts: caa(issue('letsencrypt.org; validationmethods=dns-01,http-01')) },
  { name: 'CAA records that limit only wildcards', facts: caa(issue(';', 'issuewild'), issue('mailto:a@dealer.example', 'iodef')) },
])('A domain without a fault has none (ENT-10): $name', ({ facts }) => expect(domainFaults({ ...good, ...facts }, setting)).toEqual([]))

const caaFault = (...allowed: readonly string[]): DomainFault => ({
  ...{ kind: 'caa', name: 'dealer.example', authority: 'letsencrypt.org' },
  allowed,
})

it.each<{ name: string; facts: Partial<DomainFacts>; faults: readonly DomainFault[] }>([
  {
    name: 'an old A record beside ours',
    facts: { addresses: { ipv4: ['192.0.2.1', '198.51.100.9'], ipv6: ['2001:db8::9'] } },
    faults: [{ kind: 'address', addresses: ['198.51.100.9'] }],
  },
  {
    name: 'an AAAA record that was left behind',
    facts: { addresses: { ipv4: ['192.0.2.1'], ipv6: ['2001:db8::9'] } },
    faults: [{ kind: 'ipv6', addresses: ['2001:db8::9'] }],
  },
  { name: 'forwarding to another host', facts: { redirectsTo: 'old.example' }, faults: [{ kind: 'redirect', to: 'old.example' }] },
  { name: 'a CAA record for another authority', facts: caa(issue('digicert.com')), faults: [caaFault('digicert.com')] },
  { name: 'a CAA record for no authority', facts: caa(issue(';')), faults: [caaFault()] },
  {
    name: 'a CAA record for the account of another platform',
    facts: caa(issue('letsencrypt.org; accounturi=https://acme.example/acct/1')),
    faults: [caaFault('letsencrypt.org')],
  },
  {
    name: 'a CAA record that requires validation by DNS',
    facts: caa(issue('letsencrypt.org; validationmethods=dns-01')),
    faults: [caaFault('letsencrypt.org')],
  },
  { name: 'a critical record that no authority knows', facts: caa(issue('x', 'future', true)), faults: [caaFault()] },
])('The faults of a domain are found (ENT-10): $name', ({ facts, faults }) =>
  expect(domainFaults({ ...good, ...facts }, setting)).toEqual(faults),
)

it.each<{ fault: DomainFault; problem: RegExp; change: RegExp }>([
  {
    fault: { kind: 'address', addresses: ['198.51.100.9'] },
    problem: /points to 198\.51\.100\.9, which isn’t ours/,
    change: /CNAME record with the value north\.sites\.example/,
  },
  {
    fault: { kind: 'ipv6', addresses: ['2001:db8::8', '2001:db8::9'] },
    problem: /2001:db8::8 and 2001:db8::9/,
    change: /delete the AAAA record/,
  },
  { fault: { kind: 'redirect', to: 'old.example' }, problem: /sends shoppers on to old\.example/, change: /turn off forwarding/ },
  { fault: caaFault('digicert.com'), problem: /only allows certificates from digicert\.com/, change: /0 issue "letsencrypt\.org"/ },
  { fault: caaFault(), problem: /doesn’t allow any/, change: /name dealer\.example/ },
])('A dealer reads what is wrong and what to change (ENT-10): $fault.kind', ({ fault, problem, change }) => {
  const text = domainFaultText(fault, 'www.dealer.example', 'north.sites.example')
  expect(text.problem).toMatch(problem)
  expect(text.change).toMatch(change)
})

it('An A record is replaced without naming a host that the site does not have (ENT-10)', () =>
  expect(domainFaultText({ kind: 'address', addresses: ['198.51.100.9'] }, 'www.dealer.example', '').change).not.toContain('CNAME'))
