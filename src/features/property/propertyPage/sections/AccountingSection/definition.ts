import { AccountingSection as schema } from '../../../accounting/model.ts'
import { accountingProblems, noAccounting } from '../../../accounting/rules.ts'
import { definePayload, defineSection } from '../section.ts'

export const AccountingSection = defineSection({
  index: 13,
  title: { en: 'Accounting Section', es: 'Contabilidad', fr: 'Comptabilité' },
  shown: 'MaterialAndCost',
  payload: definePayload({ schema, empty: noAccounting, problems: accountingProblems, kept: false, savedBy: 'own' }),
})
