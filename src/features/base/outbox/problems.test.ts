import { expect, test } from 'vitest'
import { toldProblems } from './problems.ts'

test('the codes of mail servers, and our own words, tell why a message did not go out', () => {
  const kinds: Record<string, string> = {
    '550 5.1.1 No such user here': 'unknown',
    '550 No such user': 'unknown',
    '550 5.1.2 Bad destination system': 'domain',
    '550 5.2.1 Mailbox disabled': 'disabled',
    '452 4.2.2 Mailbox full': 'full',
    '552 Quota exceeded': 'full',
    '552 5.3.4 Message too big': 'large',
    '550-5.7.1 Message rejected as spam': 'policy',
    '451 4.7.1 Greylisted, come again': 'later',
    '421 Closing': 'later',
    '554 Transaction failed': 'refused',
    '535 5.7.8 Authentication failed': 'signIn',
    'Invalid login: 535 Authentication failed': 'signIn',
    'self-signed certificate': 'secure',
    'connect ECONNREFUSED 127.0.0.1:25': 'away',
    'The mail server did not finish in time': 'away',
    'The attachment kit.pdf is gone': 'attachment',
    'The subject cannot be sent': 'unfit',
    'The provider answered 400: no such number': 'provider',
    'The provider answered 401': 'providerKey',
    'The provider answered 503': 'providerLater',
    'The provider could not be reached: no answer in 7 s': 'providerAway',
    'Something new': 'other',
  }
  for (const [words, Kind] of Object.entries(kinds)) expect(toldProblems(words), words).toEqual([{ To: null, Kind }])
})

test('a text that waits for the share of its account says until when', () => {
  expect(toldProblems('The share of texts is used up until 2026-11-26T10:00:00.000Z')).toEqual([
    { To: null, Kind: 'share', Until: Date.UTC(2026, 10, 26, 10) },
  ])
})

test('each recipient has an answer of their own, whatever stands in it', () => {
  expect(toldProblems('gone@a.example: 550 5.1.1 No such user; try again; ann@b.example: 452 4.2.2 Full')).toEqual([
    { To: 'gone@a.example', Kind: 'unknown' },
    { To: 'ann@b.example', Kind: 'full' },
  ])
})
