import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { unseal } from '../../../../platform/seal.ts'
import { allProducts, verticalToProducts } from '../catalog.ts'
import { GetSurveyBuilder as call } from '../contract.ts'
import { keptOf, thisSurvey } from '../data.ts'
import { verticals } from '../model.ts'
import { allEnabled, noHelp } from '../rules.ts'
import { survey } from '../tables.ts'

const catalog = {
  AllProducts: [...allProducts],
  VerticalToProducts: Object.fromEntries(Object.entries(verticalToProducts).map(([vertical, names]) => [vertical, [...names]])),
}
const fresh = {
  BuilderId: null,
  BuilderStatus: null,
  Version: 0,
  SurveyName: '',
  PIN: '',
  Vertical: null,
  Products: [],
  ProductQuestions: [],
  ...allEnabled,
  HelperText: noHelp,
}

export const GetSurveyBuilder = handle(call, async (ctx, { builderId }) => {
  if (!builderId) return { ...catalog, ...fresh }
  const [found] = await ctx.tx
    .select()
    .from(survey)
    .where(and(thisSurvey(ctx.GroupId, builderId), eq(survey.BuildingId, ctx.BuildingId)))
  if (!found) throw notFound()
  const { id, Status, Version, SurveyName, PinSealed, Vertical, Products, ProductQuestions, Enabled, HelperText } = keptOf(found)
  return {
    ...catalog,
    BuilderId: id,
    BuilderStatus: Status,
    Version,
    SurveyName,
    PIN: PinSealed ? unseal(ctx.secret, PinSealed) : '',
    Vertical: verticals.find(one => one === Vertical) ?? null,
    Products,
    ProductQuestions,
    ...Enabled,
    HelperText,
  }
})
