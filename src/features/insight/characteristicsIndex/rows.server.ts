import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { FieldAnswer, FormAnswers } from '../../base/fields/model.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { industrial } from '../../property/buildings/model.ts'
import { building } from '../../property/buildings/tables.ts'
import { readAnswersOfBuildings } from '../../property/questionnaire/data.ts'
import { askedNames } from '../../property/questionnaire/rules.ts'
import { template } from '../../property/questionnaire/template.ts'
import type { PropertyCharacteristics } from './model.ts'

/** The industrial buildings in use that the caller sees, by name. */
export const readIndustrialBuildings = (ctx: GroupCtx) =>
  ctx.tx
    .select({ BuildingId: building.id, BuildingName: building.Name, Region: building.Region })
    .from(building)
    .where(
      and(
        eq(building.GroupId, ctx.GroupId),
        isNull(building.ArchivedDate),
        eq(building.BuildingType, industrial),
        ctx.BuildingId ? eq(building.id, ctx.BuildingId) : seenIn(sql`${building.id}`, ctx),
      ),
    )
    .orderBy(asc(sql`${building.Name}->>'en'`), asc(building.id))

type IndustrialBuilding = Awaited<ReturnType<typeof readIndustrialBuildings>>[number]

/** What buildings are, in the order in which they are given. */
export const describeBuildings = async (ctx: GroupCtx, buildings: readonly IndustrialBuilding[]): Promise<PropertyCharacteristics[]> => {
  const ids = buildings.map(one => one.BuildingId)
  const answers = ids.length === 0 ? new Map<string, FormAnswers>() : await readAnswersOfBuildings(ctx, ids)
  return buildings.map(one => describe(one, answers.get(one.BuildingId) ?? {}, ctx.now.getUTCFullYear()))
}

const asText = (answer: FieldAnswer | undefined): string | null => (typeof answer === 'string' ? answer : null)
const asNumber = (answer: FieldAnswer | undefined): number | null => (typeof answer === 'number' ? answer : null)
const asTexts = (answer: FieldAnswer | undefined): string[] => (Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [])

const describe = (of: IndustrialBuilding, answers: FormAnswers, thisYear: number): PropertyCharacteristics => {
  const YearBuilt = asNumber(answers.YearBuilt)
  const asked = askedNames(answers)
  return {
    ...of,
    Region: of.Region ?? '',
    OwnershipFund: asText(answers.OwnershipFund),
    AcquisionPortfolio: asText(answers.AcquisitionPortfolio),
    PropertyClass: asText(answers.PropertyClass),
    YearBuilt,
    LastRenovated: asNumber(answers.LastRenovated),
    PropertyAge: YearBuilt === null ? null : Math.max(0, thisYear - YearBuilt),
    ManagementType: asText(answers.ManagementType),
    MultiTenated: asText(answers.MultiTenated),
    MajorTenant: asText(answers.MajorTenant),
    MajorTenantIndustry: asText(answers.MajorTenantIndustry),
    MajorTenantLED: asText(answers.MajorTenantLED),
    PropertyType: asText(answers.PropertyType),
    TenantSpaceUse: asTexts(answers.TenantSpaceUse),
    Sections: template.map(({ SectionName, Fields }) => ({
      SectionName,
      Questions: Fields.filter(({ Code }) => asked.has(Code)).map(({ Code, Text }) => ({
        FieldText: { en: Text.en, es: Text.es ?? Text.en, fr: Text.fr ?? Text.en },
        Name: Code,
        Value: valueOf(answers[Code]),
      })),
    })),
  }
}

const valueOf = (answer: FieldAnswer | undefined) => asText(answer) ?? asNumber(answer) ?? (Array.isArray(answer) ? asTexts(answer) : null)
