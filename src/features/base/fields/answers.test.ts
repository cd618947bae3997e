import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { addSubmission, deleteSubmissions, readSubmissions, saveSubmission } from './data.ts'
import type { FormField } from './model.ts'
import { findAnswerProblems, makeField } from './rules.ts'
import { formAnswer, formSubmission, formVersion } from './tables.ts'

const world = await openWorld()
const reading: FormField = { ...makeField('round.Number', 'Q001'), Fail: { Rule: 'OutsideRange', Min: 10, Max: 20 } }
const note = makeField('round.Text', 'Q002')

/** A form of a building of an account of its own, and what is kept of it. */
const openForm = async () => {
  const { group, building } = await world.newAccount()
  const FormId = randomUUID()
  const work = <T>(run: (ctx: Parameters<typeof addSubmission>[0]) => Promise<T>) =>
    world.services.db.withTenant(group.id as never, tx => run({ tx, GroupId: group.id, now: new Date() }))
  const form = { FormId, SubjectId: building.id, BuildingId: building.id, fields: [reading, note] }
  const versions = () =>
    work(({ tx }) =>
      tx
        .select({ id: formVersion.id, Number: formVersion.Number, Fields: formVersion.Fields })
        .from(formVersion)
        .where(and(eq(formVersion.GroupId, group.id), eq(formVersion.FormId, FormId)))
        .orderBy(formVersion.Number),
    )
  const answers = () =>
    work(({ tx }) =>
      tx
        .select()
        .from(formAnswer)
        .where(and(eq(formAnswer.GroupId, group.id), eq(formAnswer.SubjectId, building.id)))
        .orderBy(formAnswer.Code),
    )
  return { group, form, work, versions, answers }
}

test('answers are rows with typed columns; one that fails its rule says so, and one that changes counts its revision', async () => {
  const { form, work, answers } = await openForm()
  await work(ctx => saveSubmission(ctx, { ...form, answers: { Q001: 12, Q002: 'Quiet' } }))
  expect(await answers()).toMatchObject([
    { Code: 'Q001', FieldKey: 'Q001', Num: 12, Txt: null, Failed: false, Revision: 0 },
    { Code: 'Q002', Num: null, Txt: 'Quiet', Failed: false, Revision: 0 },
  ])
  await work(ctx => saveSubmission(ctx, { ...form, answers: { Q001: 21, Q002: 'Quiet' } }))
  expect(await answers()).toMatchObject([
    { Code: 'Q001', Num: 21, Failed: true, Revision: 1 },
    { Code: 'Q002', Txt: 'Quiet', Revision: 0 },
  ])
  await work(ctx => saveSubmission(ctx, { ...form, answers: { Q002: 'Loud' } }))
  expect(await answers()).toMatchObject([{ Code: 'Q002', Txt: 'Loud', Revision: 1 }])
  const read = await work(ctx => readSubmissions(ctx, form, () => form.fields))
  expect(read).toEqual(new Map([['', { Q002: 'Loud' }]]))
})

test('a form that has answers keeps them under the version that they answered; the same fields again are the same version', async () => {
  const { group, form, work, versions } = await openForm()
  const changed = [{ ...reading, Text: { en: 'Pressure' } }, note]
  const first = await work(ctx => addSubmission(ctx, { ...form, answers: { Q001: 12 } }))
  const second = await work(ctx => addSubmission(ctx, { ...form, fields: changed, answers: { Q001: 13 } }))
  const third = await work(ctx => addSubmission(ctx, { ...form, answers: { Q001: 14 } }))
  const kept = await versions()
  expect(kept.map(({ Number, Fields }) => [Number, Fields[0]?.Text.en])).toEqual([
    [1, ''],
    [2, 'Pressure'],
  ])
  const rows = await work(({ tx }) => tx.select().from(formSubmission).where(eq(formSubmission.GroupId, group.id)))
  const versionOf = (id: string) => rows.find(row => row.id === id)?.FormVersionId
  expect([first, second, third].map(versionOf)).toEqual([kept[0]?.id, kept[1]?.id, kept[0]?.id])
})

test('two who answer new fields at once keep one version', async () => {
  const { form, work, versions } = await openForm()
  await Promise.all([1, 2, 3, 4].map(n => work(ctx => addSubmission(ctx, { ...form, answers: { Q001: n } }))))
  expect(await versions()).toHaveLength(1)
})

test('what is taken away takes its answers along, and nothing of another subject', async () => {
  const { form, work, answers } = await openForm()
  const other = { ...form, SubjectId: randomUUID() }
  await work(ctx => addSubmission(ctx, { ...form, answers: { Q001: 1 } }))
  await work(ctx => addSubmission(ctx, { ...other, answers: { Q001: 2 } }))
  await work(ctx => deleteSubmissions(ctx, other.SubjectId))
  expect(await answers()).toHaveLength(1)
  const read = await work(ctx => readSubmissions(ctx, other, () => form.fields))
  expect(read.size).toBe(0)
})

test('an answer with a sign that no database keeps is refused at its field, wherever it stands in it', () => {
  const several = { ...makeField('round.CheckBox', 'Q003'), Choices: [{ Value: 'a', Text: { en: 'A' } }] }
  const found = findAnswerProblems([note, several], { Q002: 'a\u0000b', Q003: ['a\u0000'] }, { complete: true })
  expect(found.map(one => one.Field)).toEqual(['Q002', 'Q003'])
  expect(findAnswerProblems([note], { Q002: 'the text \\u0000 as it was typed' }, { complete: true })).toEqual([])
})
