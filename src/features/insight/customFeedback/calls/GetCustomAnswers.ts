import { stepFor } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { lengthOf, readDays, stepsOf } from '../../../property/buildings/period.server.ts'
import { makeCloud } from '../../feedback/cloud.server.ts'
import { countAnswers, countSubmissions, newestSubmissions, readQuestions, wordsOfTexts } from '../answers.server.ts'
import { GetCustomAnswers as call } from '../contract.ts'
import { findForm, inDays } from '../forms.server.ts'
import { mostAnswered } from '../model.ts'
import { choicesOf, kindOf, seriesOf } from '../rules.ts'

export const GetCustomAnswers = handle(call, async (ctx, { FormId, ...input }) => {
  const [form, period] = [await findForm(ctx, FormId), await readDays(ctx, input)]
  const days = inDays(period)
  const [Count, fields] = [await countSubmissions(ctx, form, days), await readQuestions(ctx, form)]
  const questions = fields.flatMap(field => {
    const Kind = kindOf(field)
    return Kind ? [{ field, Kind }] : []
  })
  const writing = questions.flatMap(({ field, Kind }) => (Kind === 'Text' ? [field.Key] : []))
  const told = await countAnswers(ctx, newestSubmissions(ctx.GroupId, form, days), { TimeZone: form.TimeZone, writing })
  const step = stepFor(lengthOf(period))
  const { FormId: id, Name, QrName } = form
  return {
    Form: { FormId: id, Name, QrName },
    Count,
    More: Count > mostAnswered,
    Step: step,
    Questions: questions.map(({ field, Kind }) => ({
      Key: field.Key,
      Text: field.Text,
      Kind,
      Count: told.answered.get(field.Key) ?? 0,
      Choices:
        Kind === 'Choice'
          ? choicesOf(
              field,
              told.choices.filter(one => one.Key === field.Key),
            )
          : [],
      ...seriesOf(
        Kind === 'Number' ? told.numbers.filter(one => one.Key === field.Key) : [],
        step,
        Kind === 'Number' ? stepsOf(period, step) : [],
      ),
    })),
    Texts: told.texts,
    WordClouds: makeCloud(wordsOfTexts(told.texts.map(one => one.Text)), undefined).WordClouds,
  }
})
