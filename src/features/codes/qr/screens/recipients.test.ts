import { expect, test } from 'vitest'
import { contactsToMail, recipientsOf } from './recipients.ts'

test('a code goes to the chosen contacts and the typed addresses, each once; without either to nobody [B-RULE-064]', () => {
  expect(recipientsOf([], ' , ; ')).toEqual([])
  expect(recipientsOf(['ann@a.example'], '')).toEqual(['ann@a.example'])
  expect(recipientsOf([], 'bob@b.example')).toEqual(['bob@b.example'])
  expect(recipientsOf(['ann@a.example'], 'bob@b.example; ANN@a.example,bob@b.example')).toEqual(['ann@a.example', 'bob@b.example'])
})

test('contacts without an e-mail, offboarded ones and a second one with the same address are not offered', () => {
  const contact = (Email: string, OffboardedDate: number | null = null) => ({ Email, OffboardedDate })
  const kept = contact('ann@a.example')
  expect(contactsToMail([contact(''), kept, contact('Ann@A.example'), contact('gone@a.example', 1), contact('no address')])).toEqual([kept])
})
