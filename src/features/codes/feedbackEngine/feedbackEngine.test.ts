import { describe, expect, test } from 'vitest'
import { newAnswer } from '../../../../test/support/newAnswer.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { messages } from '../../../core/problem.ts'
import { GetQrCode, RetireQrCode } from '../qr/contract.ts'
import { ChangeFeedbackQuestion, GetFeedbackQuestions } from './contract.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>

const clean = { en: 'Is it clean?', es: '¿Está limpio?' }
const asks = { AskCES: true, AskNPS: false, AskComment: true, AskRole: true, AskEmail: false }
const form = (QuestionText: object) => ({
  Questions: [
    { QuestionText, Choices: [] },
    { QuestionText: { en: 'Who are you?' }, Choices: [{ Label: 'Tenant', Text: { en: 'Tenant' }, Value: 'Tenant' }] },
  ],
  EntityType: 'Restroom',
  ThankYou: { en: 'Thanks!' },
  ...asks,
})
const ask = (account: Account, question: object, over: object = {}, at = 0) =>
  newQrCode(world, account, { Type: 'Feedback', Form: { ...form(question), ...over }, BuildingId: account.buildings[at]?.id ?? '' })

/** Three codes of one question in two buildings, one of another, one that is retired. */
const asking = async () => {
  const account = await world.newAccount({ buildings: 2, role: 'Executive' })
  const codes = [await ask(account, clean), await ask(account, clean), await ask(account, clean, {}, 1)]
  const other = await ask(account, { en: 'Is it warm?' }, { EntityType: 'Lobby' })
  const retired = await ask(account, clean)
  await account.call(RetireQrCode, { GroupId: account.group.id, QrCodeId: retired.QrCodeId })
  return { account, gId: account.group.id, ids: codes.map(one => one.QrCodeId), other, retired }
}
const filterOf = (gId: string) => ({ gId, EntityType: 'Restroom', QuestionText: clean, ...asks })
const changed = { QuestionText: { en: 'How clean is it?', es: '¿Qué tan limpio está?' }, ...asks, AskNPS: true }
const formAt = async (account: Account, QrCodeId: string) =>
  (await account.call(GetQrCode, { gId: account.group.id, QrCodeId })).Items[0]?.TemplateFormData

describe('what is asked', () => {
  test('stands place by place, with codes, buildings, and how often its parts are answered', async () => {
    const { account, gId } = await asking()
    const say = (over: object) => newAnswer(world, account, { EntityType: 'Restroom', Score: 4, Text: null, ...over })
    await say({ CustomerEffortScore: 6, Role: 'Tenant' })
    await say({ CustomerEffortScore: 5, Role: 'Tenant' })
    await say({ Role: 'Vendor', Text: 'No soap' })
    await say({})
    const { Places, IsCapped } = await account.call(GetFeedbackQuestions, { gId })
    expect(IsCapped).toBe(false)
    expect(Places.map(one => one.EntityType)).toEqual(['Restroom', 'Lobby'])
    expect(Places[0]).toMatchObject({
      Answers: 4,
      CES: 2,
      NPS: 0,
      Comments: 1,
      Roles: [
        { Role: 'Tenant', Answers: 2 },
        { Role: 'Supplier', Answers: 1 },
      ],
      Questions: [{ QuestionText: clean, ...asks, Codes: 3, Buildings: 2 }],
    })
    const bound = await account.signInAs('Manager', [account.buildings[1]?.id ?? ''])
    expect((await bound.call(GetFeedbackQuestions, { gId })).Places.flatMap(one => one.Questions)).toMatchObject([
      { Codes: 1, Buildings: 1 },
    ])
    const stranger = await world.newAccount()
    expect((await stranger.refuse(GetFeedbackQuestions, { gId })).code).toBe('sys.obj.nof')
  })

  test('is changed once for all codes that ask it; what else their forms say stays', async () => {
    const { account, gId, ids, other, retired } = await asking()
    const kept = [await formAt(account, other.QrCodeId), await formAt(account, retired.QrCodeId)]
    const done = await account.call(ChangeFeedbackQuestion, { GroupId: gId, filter: filterOf(gId), Values: changed })
    expect(done).toEqual({ Done: 3, Left: [], TaskId: null })
    for (const id of ids) expect(await formAt(account, id)).toMatchObject({ ...form(changed.QuestionText), AskNPS: true })
    expect([await formAt(account, other.QrCodeId), await formAt(account, retired.QrCodeId)]).toEqual(kept)
    const again = await account.call(ChangeFeedbackQuestion, { GroupId: gId, filter: filterOf(gId), Values: changed })
    expect(again.Done).toBe(0)
  })

  test('of a code that somebody has changed meanwhile stays, and is told', async () => {
    const { account, gId, ids } = await asking()
    await account.call(ChangeFeedbackQuestion, { GroupId: gId, Rows: [{ id: ids[0] ?? '', Version: 1 }], Values: changed })
    const again = await account.call(ChangeFeedbackQuestion, {
      GroupId: gId,
      Rows: ids.map(id => ({ id, Version: 1 })),
      Values: { ...changed, QuestionText: clean },
    })
    expect(again).toMatchObject({ Done: 2, Left: [{ id: ids[0], Why: 'Changed' }] })
  })

  test('needs English words; codes of other accounts and buildings are out of reach', async () => {
    const { account, gId, ids } = await asking()
    const empty = await account.refuse(ChangeFeedbackQuestion, {
      GroupId: gId,
      filter: filterOf(gId),
      Values: { ...changed, QuestionText: { en: ' ', es: '' } },
    })
    expect(empty.fields).toEqual([{ Field: 'Values.QuestionText.en', Message: messages.required }])
    const stranger = await world.newAccount({ role: 'Executive' })
    const own = stranger.group.id
    const Rows = ids.map(id => ({ id, Version: 1 }))
    expect(await stranger.call(ChangeFeedbackQuestion, { GroupId: own, Rows, Values: changed })).toMatchObject({ Done: 0 })
    expect((await stranger.refuse(ChangeFeedbackQuestion, { GroupId: gId, Rows, Values: changed })).code).toBe('sys.obj.nof')
    const bound = await account.signInAs('Manager', [account.buildings[1]?.id ?? ''])
    expect(await bound.call(ChangeFeedbackQuestion, { GroupId: gId, filter: filterOf(gId), Values: changed })).toMatchObject({ Done: 1 })
  })
})
