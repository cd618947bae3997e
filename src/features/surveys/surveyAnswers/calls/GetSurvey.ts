import { and, eq } from 'drizzle-orm'
import { nameIn } from '../../../../core/labels.ts'
import { notFound } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { moreInfoOf } from '../../../property/buildings/sections/BasicInfo/rules.ts'
import { building } from '../../../property/buildings/tables.ts'
import { keptOf } from '../../surveys/data.ts'
import { isCustomer, readsSecrets, type SurveyRecord, surveyOf } from '../access.server.ts'
import { GetSurvey as call } from '../contract.ts'
import { type AnswerRow, answersOf } from '../data.ts'
import { linkedPayload, photosOf } from '../files.server.ts'
import { readQuestionValues } from '../questions.server.ts'
import { askedBy } from '../save.server.ts'
import { shownPayload } from '../secrets.server.ts'
import type { BasicPropertyInfo } from '../sections/BasicPropertyInfo/model.ts'
import { floorsFrom } from '../sections/FloorsUnits/floors.ts'
import { emptyPayload, isSection, type Payloads } from '../sections/sections.ts'

export const GetSurvey = handle(call, async (ctx, { builderId }) => {
  const row = await surveyOf(ctx, builderId)
  const [answers, questions, Collected, place] = await Promise.all([
    answersOf(ctx, row.id),
    readQuestionValues(ctx, keptOf(row)),
    isCustomer(ctx) ? [] : photosOf(ctx, { SurveyId: row.id }),
    buildingOf(ctx),
  ])
  return {
    ...headOf(row),
    BuildingName: place.Name,
    LogoUrl: place.LogoFilename,
    Known: knownOf(place),
    MayAnswer: isCustomer(ctx) && row.Status === 'Completed',
    ...answered(ctx, answers),
    FieldsValues: Object.fromEntries([...questions].map(([code, values]) => [code, linkedPayload(ctx, values)])),
    ...floorsOf(answers),
    Collected,
  }
})

const headOf = (row: SurveyRecord) => ({
  GroupId: row.GroupId,
  BuildingId: row.BuildingId,
  BuilderId: row.id,
  BuilderStatus: row.Status,
  SurveyName: row.SurveyName,
  Vertical: row.Vertical,
  ...askedBy(row),
  HelperText: keptOf(row).HelperText,
  SubmittedDate: row.SubmittedDate?.getTime() ?? null,
})

type SurveyBuilding = typeof building.$inferSelect
const buildingOf = async (ctx: Ctx<'building'>): Promise<SurveyBuilding> => {
  const [row] = await ctx.tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  if (!row) throw notFound()
  return row
}

const answered = (ctx: Ctx<'building'>, rows: readonly AnswerRow[]) => {
  const sections = rows.flatMap(({ Section, Payload }) => {
    if (!isSection(Section)) return []
    const shown = shownPayload(ctx.secret, Section, Payload as Payloads[typeof Section], readsSecrets(ctx)) // as it was stored
    return [linkedPayload(ctx, { ...emptyPayload(Section), ...shown })]
  })
  return {
    ...Object.assign({}, ...sections),
    Progress: Object.fromEntries(rows.map(({ Section, Numerator, Denominator }) => [Section, { Numerator, Denominator }])),
    Versions: Object.fromEntries(rows.map(({ Section, Version }) => [Section, Version])),
  }
}
const floorsOf = (rows: readonly AnswerRow[]) => {
  const stored = rows.find(({ Section }) => Section === 'FloorsUnits')?.Payload as Payloads['FloorsUnits'] | undefined // as it was stored
  const { FloorsUnits } = stored ?? emptyPayload('FloorsUnits')
  return {
    FloorsFromPattern: floorsFrom(FloorsUnits.FloorNumPattern) ?? [],
    SubFloorsFromPattern: floorsFrom(FloorsUnits.SubFloorPattern) ?? [],
  }
}

/** What the portal knows of the building: the customer begins with it. */
const knownOf = (place: SurveyBuilding): BasicPropertyInfo => ({
  Name: nameIn(place.Name, 'en'),
  PropertyType: place.PropertyType,
  PropertyTag: '',
  BuildingType: place.BuildingType,
  AddressLine1: place.AddressLine1,
  City: place.City,
  State: place.State,
  Zip: place.Zip,
  Country: place.Country,
  ContactPhoneNumber: place.ContactPhoneNumber ?? '',
  ContactEmail: place.ContactEmail,
  Website: place.Website ?? '',
  TotalSquareFeet: place.TotalSquareFeet,
  SpanishName: place.Name.es ?? '',
  ...moreInfoOf(place),
  Shifts: place.Shifts,
})
