import { allProducts, type ProductName } from '../../features/surveys/surveys/catalog.ts'
import type { CustomerText, SurveyFlags, SurveySection, SurveyStatus } from '../../features/surveys/surveys/model.ts'
import { newPin } from '../../features/surveys/surveys/pins.server.ts'
import { questionsFor } from '../../features/surveys/surveys/readyQuestions.ts'
import { allEnabled, chooseProblems, generateProblems, noHelp, withSection } from '../../features/surveys/surveys/rules.ts'
import { survey } from '../../features/surveys/surveys/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MadeBuilding } from './account.ts'

type DemoSurvey = {
  code: string
  SurveyName: string
  Status: SurveyStatus
  products: readonly ProductName[]
  without: readonly SurveySection[]
  /** Days before the end of the demo's time: begun, and last changed. */
  days: readonly [begun: number, changed: number]
  help?: CustomerText
}

const DAY = 86_400_000

const SURVEYS: readonly DemoSurvey[] = [
  {
    code: 'ASE',
    SurveyName: 'Anchor Street East: before the signs go up',
    Status: 'Completed',
    products: ['Building Information', 'Staff Directory', 'QR Engineering', 'Customer Feedback'],
    without: ['PortfolioAccount'],
    days: [23, 12],
    help: {
      en: 'Have the floor plans and the list of your service providers at hand. Questions? Call the Harborline office between 8 and 5.',
      es: 'Tenga a mano los planos y la lista de sus proveedores. ¿Preguntas? Llame a la oficina de Harborline entre las 8 y las 17 h.',
      fr: 'Gardez à portée de main les plans et la liste de vos prestataires. Des questions ? Appelez le bureau Harborline entre 8 h et 17 h.',
    },
  },
  {
    code: 'MRP',
    SurveyName: 'Marlow Place: rooms and amenities',
    Status: 'Completed',
    products: ['Customer Feedback', 'Room Reservations', 'Parking & EV Charging'],
    without: ['PortfolioAccount', 'Connectivities', 'ManagementInfo'],
    days: [9, 8],
  },
  {
    code: 'CDT',
    SurveyName: 'Cedar & Third: inspections',
    Status: 'Draft',
    products: ['Inspections', 'Service Requests'],
    without: [],
    days: [2, 2],
  },
]

/** Writes the surveys of an account, by the rules of the builder. */
export const makeSurveys = async (tx: Tx, buildings: readonly MadeBuilding[], secret: string, to: Date): Promise<void> => {
  for (const made of buildings)
    for (const one of SURVEYS.filter(({ code }) => code === made.building.Code)) await makeSurvey(tx, made, { one, secret, to })
}

type Making = { one: DemoSurvey; secret: string; to: Date }

const makeSurvey = async (tx: Tx, { GroupId, BuildingId, building }: MadeBuilding, { one, secret, to }: Making): Promise<void> => {
  const Products = allProducts.filter(({ ProductName }) => one.products.some(name => name === ProductName))
  const chosen = { Vertical: building.BuildingType, Products }
  const Enabled = one.without.reduce<SurveyFlags>((flags, section) => withSection(flags, section, false), allEnabled)
  const HelperText = one.help ? { ...noHelp, Enable: true, Text: one.help } : noHelp
  const built = { SurveyName: one.SurveyName, ProductQuestions: questionsFor(Products, [], []), HelperText }
  const problems = [...chooseProblems(chosen), ...generateProblems(built, { draft: one.Status === 'Draft' })]
  if (problems.length > 0) throw new Error(`The demo survey of ${one.code} is refused: ${JSON.stringify(problems)}`)
  const id = crypto.randomUUID()
  const { PIN: _, ...pin } = await newPin(secret, id)
  const [CreatedDate, ModifiedDate] = one.days.map(days => new Date(to.getTime() - days * DAY))
  const dated = { ...(CreatedDate && { CreatedDate }), ...(ModifiedDate && { ModifiedDate }) }
  await tx
    .insert(survey)
    .values({ GroupId, id, BuildingId, Status: one.Status, ...chosen, Enabled, ...built, ...dated, ...(one.Status !== 'Draft' && pin) })
}
