import { and, eq } from 'drizzle-orm'
import type { GroupId } from '../../core/ids.ts'
import { keepAnswer } from '../../features/surveys/surveyAnswers/data.ts'
import type { FieldValue } from '../../features/surveys/surveyAnswers/model.ts'
import { progressOf } from '../../features/surveys/surveyAnswers/progress.ts'
import { saveQuestionValues } from '../../features/surveys/surveyAnswers/questions.server.ts'
import { questionProblems, questionProgress } from '../../features/surveys/surveyAnswers/questions.ts'
import { sectionProblems, tidied } from '../../features/surveys/surveyAnswers/rules.ts'
import { sealedPayload, shownPayload } from '../../features/surveys/surveyAnswers/secrets.server.ts'
import type { PhysicalSpace } from '../../features/surveys/surveyAnswers/sections/PhysicalSpaces/model.ts'
import { readySpaces, spaceOf } from '../../features/surveys/surveyAnswers/sections/PhysicalSpaces/spaces.ts'
import { neededProblems, type Payloads, type SectionKey } from '../../features/surveys/surveyAnswers/sections/sections.ts'
import { keptOf, type SurveyKept } from '../../features/surveys/surveys/data.ts'
import { survey } from '../../features/surveys/surveys/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MadeBuilding } from './account.ts'

type Answered = { code: string; days: number; submitted: boolean; sections: { [K in SectionKey]?: Payloads[K] } }

const DAY = 86_400_000

const space = (code: (typeof readySpaces)[number]['Code'], change: Partial<PhysicalSpace>): PhysicalSpace => {
  const ready = readySpaces.find(({ Code }) => Code === code)
  if (!ready) throw new Error(`no ready space ${code}`)
  return { ...spaceOf(ready), Selected: true, ...change }
}

const ANSWERED: readonly Answered[] = [
  {
    code: 'ASE',
    days: 12,
    submitted: false,
    sections: {
      ManagementInfo: {
        ManagementInfo: {
          Workflow: 'Building Engines',
          HaveApp: 'Yes',
          AppPlatform: 'HQO',
          Additional: 'Tenants already know the app. Work orders should keep going through Building Engines until the end of the year.',
        },
      },
      FloorsUnits: { FloorsUnits: { FloorNumPattern: '1-12, 14-24, PH', SubFloorPattern: 'P1-P3', UnitNumPattern: '' } },
      Connectivities: {
        Connectivities: [
          { id: '6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a10', SSID: 'AnchorStreet-Guest', Password: 'harbor-view-415', NetworkType: 'WPA2' },
          { id: '6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a11', SSID: 'AnchorStreet-Lobby', NetworkType: 'Unsecured' },
        ],
      },
      PhysicalSpaces: {
        PhysicalSpaces: [
          space('Lobby', {
            Location: 'Anchor Street entrance',
            FloorNumbers: '1',
            QuantityPerFloor: 1,
            AvailableForRental: 'No',
            Note: 'The security desk is staffed around the clock.',
          }),
          space('ConferenceRoom', {
            Location: 'West side, beside the elevators',
            FloorNumbers: '3, 14',
            QuantityPerFloor: 2,
            AvailableForRental: 'Yes',
          }),
          space('ParkingGarage', { Location: 'Ramp on Dock Lane', SubFloorNumbers: 'P1, P2, P3', AvailableForRental: 'No' }),
        ],
        OtherAmenities: 'A wind-sheltered garden on the fourth-floor setback, open to tenants from April to October.',
      },
    },
  },
  {
    code: 'MRP',
    days: 5,
    submitted: true,
    sections: {
      Branding: {
        Branding: {
          LogoFile: null,
          PrimaryColor: '#2f4b3c',
          SecondaryColor: '#d9b45b',
          Note: 'Always "Marlow Place", never "The Marlow".',
        },
      },
      Contacts: {
        Contacts: [
          {
            Name: 'Denise Okafor',
            UserRole: 'PM',
            PhoneNumber: '13125550164',
            Email: 'd.okafor@marlowplace.example',
          },
          {
            Name: 'Luis Herrera',
            UserRole: 'ChiefEngineer',
            PhoneNumber: '13125550171',
            Email: '',
          },
        ],
        TenantInfo: { ArchorTenants: [{ Name: 'Fern & Fig Market', Floor: '1', SquareFootage: 6400 }] },
      },
      FloorsUnits: { FloorsUnits: { FloorNumPattern: '1-9', SubFloorPattern: 'P1', UnitNumPattern: '201-224, 301-324' } },
      PhysicalSpaces: {
        PhysicalSpaces: [
          space('TenantLounge', { Location: 'Courtyard side', FloorNumbers: '2', QuantityPerFloor: 1, AvailableForRental: 'Yes' }),
          space('FitnessCenter', {
            Location: 'Next to the mail room',
            FloorNumbers: '1',
            QuantityPerFloor: 1,
            AvailableForRental: 'No',
            Note: 'New machines arrive next month; photos afterwards, please.',
          }),
          space('RooftopTerrace', { Location: 'South end', FloorNumbers: '9', QuantityPerFloor: 1, AvailableForRental: 'Yes' }),
        ],
        OtherAmenities: '',
      },
    },
  },
]

/** Writes what customers have answered of the surveys, by the rules of its calls: one is under way, one is submitted. */
export const makeSurveyAnswers = async (tx: Tx, buildings: readonly MadeBuilding[], secret: string, to: Date): Promise<void> => {
  for (const made of buildings)
    for (const one of ANSWERED.filter(({ code }) => code === made.building.Code)) {
      const [row] = await tx
        .select()
        .from(survey)
        .where(and(eq(survey.GroupId, made.GroupId), eq(survey.BuildingId, made.BuildingId), eq(survey.Status, 'Completed')))
      if (row) await answer(tx, keptOf(row), one, { secret, at: new Date(to.getTime() - one.days * DAY) })
    }
}

type Making = { secret: string; at: Date }

const answer = async (tx: Tx, row: SurveyKept, { code, submitted, sections }: Answered, making: Making): Promise<void> => {
  const place = { tx, GroupId: row.GroupId as GroupId } // the account that the demo has just made
  for (const key of Object.keys(sections) as SectionKey[]) await answerSection(place, row, { key, code, sections }, making)
  for (const question of submitted ? row.ProductQuestions : []) {
    const FieldsValues = question.Fields.flatMap((field): FieldValue[] => {
      if (field.FieldType === 'Yes/No') return [{ Code: field.Code, Value: 'Yes' }]
      if (field.FieldType === 'Checkbox') return [{ Code: field.Code, Values: field.Options.slice(0, 2).map(({ Value }) => Value) }]
      const [first] = field.Options
      return first ? [{ Code: field.Code, Value: first.Value }] : []
    })
    refuse(code, questionProblems(question, FieldsValues))
    const Section = `Question:${question.Code}`
    await saveQuestionValues({ ...place, now: making.at }, row, question, FieldsValues)
    await keepAnswer(place, {
      SurveyId: row.id,
      Section,
      Payload: [],
      Progress: questionProgress(question, FieldsValues),
      Version: 0,
      now: making.at,
    })
  }
  if (!submitted) return
  refuse(code, neededProblems('PhysicalSpaces', sections.PhysicalSpaces ?? null))
  await tx
    .update(survey)
    .set({ Status: 'PendingApproval', SubmittedDate: making.at, ModifiedDate: making.at })
    .where(and(eq(survey.GroupId, row.GroupId), eq(survey.id, row.id)))
}

type One<K extends SectionKey> = Pick<Answered, 'code' | 'sections'> & { key: K }

const answerSection = async <K extends SectionKey>(
  place: { tx: Tx; GroupId: GroupId },
  row: SurveyKept,
  { key, code, sections }: One<K>,
  { secret, at }: Making,
): Promise<void> => {
  const payload = sections[key] as Payloads[K] | undefined // under its key
  if (!payload) return
  refuse(code, sectionProblems(key, payload))
  const Payload = sealedPayload(secret, key, tidied(key, payload), null)
  const Progress = progressOf(key, shownPayload(secret, key, Payload, false))
  await keepAnswer(place, { SurveyId: row.id, Section: key, Payload, Progress, Version: 0, now: at })
}

const refuse = (code: string, problems: readonly object[]): void => {
  if (problems.length > 0) throw new Error(`The demo answers of ${code} are refused: ${JSON.stringify(problems)}`)
}
