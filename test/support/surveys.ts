import { ChooseSurveyProducts, GenerateSurvey } from '../../src/features/surveys/surveys/contract.ts'
import type { HelperText, ProductQuestion, SurveyFlags, SurveyProduct } from '../../src/features/surveys/surveys/model.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import type { Account } from '../world.ts'

type Maker = { group: { id: string }; building: { id: string }; call: Account['call'] }
type Asked = { flags?: Partial<SurveyFlags>; questions?: ProductQuestion[]; name?: string; help?: HelperText }

export const everyProduct: SurveyProduct[] = [
  { Type: 'BuildingInfo', ProductName: 'Building Information' },
  { Type: 'Employees', ProductName: 'Staff Directory' },
  { Type: 'Inspections', ProductName: 'Inspections' },
]

/** A survey of an account's building that customers can answer: asks for everything unless said otherwise. */
export const generatedSurvey = async (
  { group, building, call }: Maker,
  { flags = {}, questions = [], name = 'Opening survey', help = noHelp }: Asked = {},
) => {
  const place = { GroupId: group.id, BuildingId: building.id }
  const { acId: BuilderId } = await call(ChooseSurveyProducts, { ...place, Vertical: 'Office', Products: everyProduct })
  const built = { ...place, BuilderId, SurveyName: name, ...allEnabled, ...flags, ProductQuestions: questions, HelperText: help }
  const { PIN } = await call(GenerateSurvey, built)
  return { ...place, BuilderId, PIN, built }
}
