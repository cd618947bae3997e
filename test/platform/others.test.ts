import { expect, test } from 'vitest'
import { UploadFile } from '../../src/features/base/files/contract.ts'
import { GetTask, GetTasks } from '../../src/features/base/tasks/contract.ts'
import { EditProperty } from '../../src/features/property/propertyPage/contract.ts'
import { emptyOf } from '../../src/features/property/propertyPage/sections/payloads.ts'
import { task } from '../../src/platform/tables.ts'
import { png } from '../support/hostile.ts'
import { type Account, openWorld } from '../world.ts'

// What belongs to somebody else of the same account, or to another account, where no id in the input is proven by the gate.
const world = await openWorld()
const [ours, theirs] = [await world.newAccount(), await world.newAccount()]

test('a task is told to whoever has begun it, and to nobody else of the account', async () => {
  const colleague = await ours.signInAs('Admin')
  const values = { GroupId: ours.group.id, UserId: ours.user.id, Kind: 'Export', Title: 'Buildings', Total: 1, State: 'Waiting' as const }
  const [made] = await world.services.db.asSystem('test', tx => tx.insert(task).values(values).returning())
  const find = { gId: ours.group.id, TaskId: made?.id ?? '' }
  expect(await ours.call(GetTask, find)).toMatchObject({ acId: made?.id })
  expect(await colleague.refuse(GetTask, find)).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  expect((await colleague.call(GetTasks, { gId: ours.group.id })).Tasks).toEqual([])
})

test('a file that a field names was sent to this account, into the bucket of the field, and lies at our own address', async () => {
  const logoOf = async ({ call, group }: Account, bucket = 'OwnerLogo') => {
    const file = { GroupId: group.id, fileName: 'logo.png', fileType: 'png', bucket, base64: Buffer.from(png(8, 8)).toString('base64') }
    return (await call(UploadFile, file)).fileUrl
  }
  const save = (LogoFile: string) => {
    const at = { GroupId: ours.group.id, BuildingId: ours.building.id, EntityId: ours.building.id, Version: 1 }
    return [EditProperty, { ...at, WhiteLabel: { ...emptyOf.WhiteLabel(), LogoFile } }] as const
  }
  const own = await logoOf(ours)
  const elsewhere = own.replace(/^(https?:\/\/[^/]+)?/, 'https://evil.example')
  for (const address of [await logoOf(theirs), await logoOf(ours, 'Branding'), elsewhere])
    expect(await ours.refuse(...save(address)), address).toMatchObject({ fields: [{ Field: 'WhiteLabel.LogoFile' }] })
  await ours.call(...save(own))
})
