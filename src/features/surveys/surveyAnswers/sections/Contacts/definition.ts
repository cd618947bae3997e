import { z } from '../../../../../core/call.ts'
import { isEmpty } from '../../../../../core/problem.ts'
import { checkEmail, checkName, checkPhone, checkRows, checkWhole, countFacts, filledRows, largestArea } from '../../checks.ts'
import { rows } from '../../model.ts'
import { defineSection } from '../section.ts'
import { ArchorTenant, SurveyContact } from './model.ts'
import { words } from './words.ts'

export const Contacts = defineSection({
  fields: { Contacts: rows(SurveyContact, 100), TenantInfo: z.strictObject({ ArchorTenants: rows(ArchorTenant, 100) }) },
  savedAs: 'section',
  empty: { Contacts: [], TenantInfo: { ArchorTenants: [] } },
  words,
  check: ({ Contacts, TenantInfo }) => [
    ...checkRows('Contacts', Contacts, (row, at) => [
      ...checkName(at, row),
      ...checkPhone(`${at}.PhoneNumber`, row.PhoneNumber),
      ...checkEmail(`${at}.Email`, row.Email),
    ]),
    ...checkRows('TenantInfo.ArchorTenants', TenantInfo.ArchorTenants, (row, at) => [
      ...checkName(at, row),
      ...checkWhole(`${at}.SquareFootage`, row.SquareFootage, largestArea),
    ]),
  ],
  // Which contact of the building somebody is, staff say on the take-over: no customer names one.
  tidy: ({ Contacts, TenantInfo }) => ({
    Contacts: filledRows(Contacts).map(one => ({ ...one, MemberId: null })),
    TenantInfo: { ArchorTenants: filledRows(TenantInfo.ArchorTenants) },
  }),
  // C-RULE-055: a member of the survey's contacts is whoever can be reached.
  count: ({ Contacts, TenantInfo }) =>
    countFacts(
      Contacts.some(({ MemberId, PhoneNumber, Email }) => ![MemberId, PhoneNumber, Email].every(isEmpty)),
      TenantInfo.ArchorTenants.some(({ Name, Floor, SquareFootage }) => ![Name, Floor, SquareFootage].some(isEmpty)),
    ),
})
