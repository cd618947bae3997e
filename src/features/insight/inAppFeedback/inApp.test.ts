import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { AddPageFeedback } from '../../codes/pageFeedback/contract.ts'
import { pagePattern } from '../../codes/pageFeedback/rules.ts'
import { GetFeedbackSources } from '../comprehensiveFeedback/contract.ts'
import { GetAppAnswers, GetAppFeedback, ReplyToAppFeedback } from './contract.ts'
import { mailReply } from './jobs.ts'

const world = await openWorld()
const mails = async (group: string) =>
  (
    await world.services.db.system.query<{ subject: string; to: string[]; text: string }>(
      'select subject, "to", text from mail where group_id = $1',
      [group],
    )
  ).rows

const said = async () => {
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const [GroupId, BuildingId] = [account.group.id, account.building.id]
  const engineer = await account.signInAs('ChiefEngineer')
  await engineer.call(AddPageFeedback, {
    GroupId,
    BuildingId,
    Page: `/requests/${GroupId}/${BuildingId}?x=1`,
    Score: 2,
    Comment: 'Too many clicks.',
  })
  await engineer.call(AddPageFeedback, { GroupId, BuildingId, Page: '/qrcode/list', Score: 4 })
  await account.call(AddPageFeedback, { GroupId, BuildingId, Page: '/qrcode/list', Score: 5 })
  await account.call(AddPageFeedback, { GroupId, Page: '/accountInfo', Score: 1 })
  return { account, engineer, gId: GroupId, bId: BuildingId }
}

test('what users think of pages has a mean, pages and roles; of a building, and of the account', async () => {
  const { account, gId, bId } = await said()
  const here = await account.call(GetAppFeedback, { gId, bId })
  expect(here).toMatchObject({ Count: 3, Score: 3.67, Answered: 0, Previous: null })
  expect(here.Pages).toEqual([
    { Page: '/qrcode/list', Count: 2, Score: 4.5 },
    { Page: '/requests/…/…', Count: 1, Score: 2 },
  ])
  expect(here.Roles).toEqual([
    { Role: 'ChiefEngineer', Count: 2, Score: 3 },
    { Role: 'Executive', Count: 1, Score: 5 },
  ])
  expect(await account.call(GetAppFeedback, { gId })).toMatchObject({ Count: 4, Score: 3 })
  expect(await account.call(GetAppFeedback, { gId, page: '/accountInfo' })).toMatchObject({ Count: 1 })
  const { Sources } = await account.call(GetFeedbackSources, { gId, bId })
  expect(Sources.map(one => [one.Source, one.Count, one.CSAT])).toEqual([['App', 3, 3.67]])
})

test('somebody is answered by one mail in their language, over the version that was read', async () => {
  const { account, engineer, gId, bId } = await said()
  const find = async () => (await account.call(GetAppAnswers, { gId, bId })).Comments.find(one => one.Text === 'Too many clicks.')
  const { acId = '', Version = 0, CanReply } = (await find()) ?? {}
  expect(CanReply).toBe(true)
  const asked = { GroupId: gId, AnswerId: acId, Version, Reply: 'We have made it one click.' }
  await account.call(ReplyToAppFeedback, asked)
  expect((await account.refuse(ReplyToAppFeedback, asked)).code).toBe('sys.obj.cfl')
  const data = { GroupId: gId as never, AnswerId: acId, Version: Version + 1 }
  for (let i = 0; i < 2; i++) await mailReply.run({ services: world.services, attempt: 1, last: false, jobId: 'test' }, data)
  const sent = (await mails(gId)).filter(one => one.subject.startsWith('An answer to what you said'))
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent[0]?.to)).toContain(engineer.user.email)
  for (const text of ['We have made it one click.', 'Too many clicks.']) expect(sent[0]?.text).toContain(text)
  expect(await find()).toMatchObject({ Reply: 'We have made it one click.', RepliedBy: 'Test Executive' })
  expect(await account.refuse(ReplyToAppFeedback, { ...asked, Reply: ' ' })).toMatchObject({ status: 400 })
})

test('buildings of the reader only; scores off the scale, strangers and who has no permission are refused', async () => {
  const { account, gId, bId } = await said()
  const bound = await account.signInAs('Executive', [account.buildings[1]?.id ?? ''])
  expect((await bound.call(GetAppFeedback, { gId })).Count).toBe(0)
  expect((await bound.refuse(GetAppFeedback, { gId, bId })).code).toBe('sys.obj.nof')
  const stranger = await world.newAccount({ role: 'Executive' })
  const [answer] = (await account.call(GetAppAnswers, { gId, bId })).Comments
  const reply = { GroupId: stranger.group.id, AnswerId: answer?.acId, Version: 1, Reply: 'Hi' }
  expect((await stranger.refuse(ReplyToAppFeedback, reply)).code).toBe('sys.obj.nof')
  expect((await (await account.signInAs('Tenant')).refuse(GetAppAnswers, { gId })).code).toBe('usr.aut.npm')
  for (const Score of [0, 6, 2.5]) expect((await account.refuse(AddPageFeedback, { GroupId: gId, Page: '/', Score })).status).toBe(400)
})

test.each([
  ['/', '/'],
  ['/requests?status=Open#x', '/requests'],
  ['/qrcode/01a218a6-fd5b-7540-a020-eb294a234001/edit', '/qrcode/…/edit'],
  ['/q/0123456789ABCDEF/r/x', '/q/…/r/x'],
])('the page of %s is %s', (address, page) => expect(pagePattern(address)).toBe(page))
