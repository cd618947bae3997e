import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { GetReplyTemplates, SaveReplyTemplates } from './contract.ts'
import { fillTemplate } from './model.ts'

const world = await openWorld()

test.each([
  ['Hello {name}, we are on our way.', 'Jo', 'Hello Jo, we are on our way.'],
  ['Hello, {name}! We are on our way.', '', 'Hello! We are on our way.'],
  ['We are on our way.', 'Jo', 'We are on our way.'],
])('%s to "%s": %s', (Text, name, said) => {
  expect(fillTemplate({ Text }, name)).toBe(said)
})

test('the answers of an account stand in their order, for all of its people; of two who save at once one is refused', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const GroupId = account.group.id
  const read = () => account.call(GetReplyTemplates, { gId: GroupId })
  expect(await read()).toEqual({ Templates: [], Version: 0 })
  const Templates = [
    { Title: 'On our way', Text: 'Hello {name}, we are on our way.' },
    { Title: 'Ordered', Text: 'The part is ordered.' },
  ]
  await account.call(SaveReplyTemplates, { GroupId, Version: 0, Templates })
  expect(await read()).toEqual({ Templates, Version: 1 })
  expect((await account.refuse(SaveReplyTemplates, { GroupId, Version: 0, Templates: [] })).status).toBe(409)
  const unnamed = await account.refuse(SaveReplyTemplates, { GroupId, Version: 1, Templates: [{ Title: ' ', Text: 'x' }] })
  expect(unnamed.fields).toEqual([{ Field: 'Templates.0.Title', Message: 'Required' }])
  const other = await world.newAccount({ role: 'Executive' })
  expect((await other.refuse(GetReplyTemplates, { gId: GroupId })).status).toBe(404)
})
