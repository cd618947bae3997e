import { daysAfter } from '../../../platform/demo/moments.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { buildingsDemo, type MadeBuilding } from '../../property/buildings/demo.ts'
import { allProducts } from './catalog.ts'
import { keptOf, type SurveyKept, thisSurvey } from './data.ts'
import { type DemoSurvey, demoSurveys } from './demo/surveys.ts'
import type { SurveyFlags } from './model.ts'
import { newPin } from './pins.server.ts'
import { questionsFor } from './readyQuestions.ts'
import { allEnabled, chooseProblems, generateProblems, noHelp, withSection } from './rules.ts'
import { survey } from './tables.ts'

/** A survey of the demo world, named by the code of its building. */
type MadeSurvey = { Code: string; row: SurveyKept }

/** In the first copy only: each has a PIN, which costs as much time as a password. */
export const surveysDemo = demoPart('surveys/surveys', async (making): Promise<readonly MadeSurvey[]> => {
  if (making.copy.number !== 1) return []
  const all: MadeSurvey[] = []
  for (const made of buildingsDemo.made(making))
    for (const one of demoSurveys.filter(({ code }) => code === made.building.Code))
      all.push({ Code: one.code, row: await makeSurvey(making, made, one) })
  return all
})

/** What the builder makes, by its rules. */
const makeSurvey = async (
  { tx, site, to }: DemoMaking,
  { GroupId, BuildingId, building }: MadeBuilding,
  { SurveyName, Status, products, without, days: [begun, changed], help, code }: DemoSurvey,
): Promise<SurveyKept> => {
  const Products = allProducts.filter(({ ProductName }) => products.some(name => name === ProductName))
  const chosen = { Vertical: building.BuildingType, Products }
  const Enabled = without.reduce<SurveyFlags>((flags, section) => withSection(flags, section, false), allEnabled)
  const HelperText = help ? { ...noHelp, Enable: true, Text: help } : noHelp
  const built = { SurveyName, ProductQuestions: questionsFor(Products, [], []), HelperText }
  requireNoProblems(`survey of ${code}`, [...chooseProblems(chosen), ...generateProblems(built, { draft: Status === 'Draft' })])
  const id = crypto.randomUUID()
  const { PIN: _, ...pin } = await newPin(site.secret, id)
  const dates = { CreatedDate: daysAfter(to, -begun), ModifiedDate: daysAfter(to, -changed) }
  const [row] = await tx
    .insert(survey)
    .values({ GroupId, id, BuildingId, Status, ...chosen, Enabled, ...built, ...dates, ...(Status !== 'Draft' && pin) })
    .returning()
  if (!row) throw new Error('no survey was made')
  return keptOf(row)
}

/** Hands a survey in whose answers are all there: it waits for staff to accept it, or they have accepted it on the same day. */
export const submitDemoSurvey = async (
  { tx }: DemoMaking,
  { GroupId, id }: SurveyKept,
  { at, accepted }: { at: Date; accepted: boolean },
): Promise<void> => {
  const Status = accepted ? 'Active' : 'PendingApproval'
  await tx.update(survey).set({ Status, SubmittedDate: at, ModifiedDate: at }).where(thisSurvey(GroupId, id))
}
