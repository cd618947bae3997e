import type { Problem } from '../../core/problem.ts'
import type { FormAnswers } from '../../features/base/fields/model.ts'
import { readAnswers } from '../../features/base/fields/rules.ts'
import { asKept } from '../../features/property/accounting/data.ts'
import type { AccountingSection } from '../../features/property/accounting/model.ts'
import { configProblems } from '../../features/property/accounting/rules.ts'
import { productStateProblems } from '../../features/property/adoption/rules.ts'
import { productNote, productState } from '../../features/property/adoption/tables.ts'
import { buildingSection } from '../../features/property/buildings/tables.ts'
import { saveBuildingAnswers } from '../../features/property/questionnaire/data.ts'
import { questionFields, questionnaireProblems } from '../../features/property/questionnaire/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MadeBuilding } from './account.ts'
import { ACCOUNTING, ADOPTION, ANSWERS, type DemoAdoption, type DemoAnswers } from './content/settings.ts'

const DAY = 86_400_000

/** Writes which products a building has adopted, its questionnaire and its accounting, by the rules of their forms. */
export const makeRecords = async (tx: Tx, made: MadeBuilding, to: Date): Promise<void> => {
  const { Code } = made.building
  await makeAdoption(tx, made, ADOPTION[Code] ?? [], to)
  const answers = ANSWERS[Code]
  if (answers) await saveBuildingAnswers({ tx, GroupId: made.GroupId, now: to }, made.BuildingId, checkedAnswers(answers))
  const accounting = ACCOUNTING[Code]
  if (accounting) await keep(tx, made, 'AccountingSection', checkedAccounting(accounting))
}

const makeAdoption = async (tx: Tx, { GroupId, BuildingId }: MadeBuilding, notes: readonly DemoAdoption[], to: Date) => {
  if (notes.length === 0) return
  refuse('adoption', notes.flatMap(productStateProblems))
  const dated = notes.map(({ days, ...note }, i) => {
    const at = officeTime(to, days, i)
    return { GroupId, BuildingId, ...note, CreatedDate: at, ModifiedDate: at }
  })
  await tx.insert(productNote).values(dated)
  const last = new Map(dated.map(note => [note.Product, note]))
  await tx.insert(productState).values([...last.values()].map(({ Note: _note, FullName: _name, ...state }) => state))
}

/** A moment of a working day in America, another one for each note. */
export const officeTime = (to: Date, days: number, i: number): Date =>
  new Date(Math.floor(to.getTime() / DAY - days) * DAY + (14 * 60 + ((i * 97 + days * 13) % 400)) * 60_000)

const checkedAnswers = (answers: DemoAnswers): FormAnswers => {
  refuse('questionnaire', questionnaireProblems([{ Questions: Object.entries(answers).map(([Name, Value]) => ({ Name, Value })) }]))
  return readAnswers(questionFields, answers)
}

const checkedAccounting = (accounting: AccountingSection) => {
  refuse('accounting', configProblems(accounting))
  return asKept(accounting)
}

const keep = async (tx: Tx, { GroupId, BuildingId }: MadeBuilding, Section: string, Payload: unknown) => {
  await tx.insert(buildingSection).values({ GroupId, BuildingId, Section, Payload })
}

const refuse = (what: string, problems: readonly Problem[]) => {
  if (problems.length > 0) throw new Error(`The demo world's ${what} is refused: ${JSON.stringify(problems)}`)
}
