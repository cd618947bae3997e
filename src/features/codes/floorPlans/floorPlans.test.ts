import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { UploadFile } from '../../base/files/contract.ts'
import { CopyQrCode, GetQrCode, RetireQrCode, SaveQrCode } from '../qr/contract.ts'
import {
  AddFloorPlan,
  DeleteFloorPlan,
  EditFloorPlan,
  GetFloorPlan,
  GetFloorPlans,
  GetPlanOfCode,
  PlaceCode,
  TakeCodeOff,
} from './contract.ts'
import { addPlan, addPlanWithCode, sendPlan } from './testing.ts'

const world = await openWorld()
const read = (account: Account, PlanId: string) => account.call(GetFloorPlan, { gId: account.group.id, bId: account.building.id, PlanId })
const listed = (account: Account) => account.call(GetFloorPlans, { gId: account.group.id, bId: account.building.id })
const newCode = (account: Account, QrName: string, Floor: string) =>
  account.call(SaveQrCode, { ...placeOf(account), ...codeOf(QrName), Floor })

test('plans stand by floor with what is on them and what is not; floors without a plan are told', async () => {
  const account = await world.newAccount()
  for (const [name, floor] of [
    ['Lift A', '10'],
    ['Lift B', ' 10'],
    ['Lobby', '2'],
    ['Roof', 'Roof'],
    ['Somewhere', ''],
  ] as const)
    await newCode(account, name, floor)
  const ten = await addPlan(account, '10')
  await addPlan(account, '2')
  expect((await account.refuse(AddFloorPlan, { ...placeOf(account), Floor: ' 10 ', Picture: await sendPlan(account) })).code).toBe(
    'sys.obj.dup',
  )
  const { Pins, Unplaced, Plan } = await read(account, ten.acId)
  expect([Plan.Width, Plan.Height, Plan.Picture.Link?.startsWith('/f/') || Plan.Picture.Link?.includes('/f/')]).toEqual([800, 600, true])
  expect(Pins).toEqual([])
  expect(Unplaced.map(one => one.QrName)).toEqual(['Lift A', 'Lift B', 'Somewhere'])
  const [lift] = Unplaced
  await account.call(PlaceCode, { ...placeOf(account), PlanId: ten.acId, QrCodeId: lift?.QrCodeId ?? '', X: 0.25, Y: 0.5 })
  const { Plans, WithoutPlan } = await listed(account)
  expect(Plans.map(one => [one.Floor, one.Placed, one.Unplaced])).toEqual([
    ['2', 0, 1],
    ['10', 1, 1],
  ])
  expect(WithoutPlan).toEqual([
    { Floor: '', Codes: 1 },
    { Floor: 'Roof', Codes: 1 },
  ])
})

test('a code stands on one plan; it is moved, taken off, leaves with its plan, and a copy or a retired code stands on none', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { PlanId, QrCodeId } = await addPlanWithCode(account)
  const other = await addPlan(account, '4')
  const put = (at: string, X: number) => account.call(PlaceCode, { ...placeOf(account), PlanId: at, QrCodeId, X, Y: 1 })
  const spots = async (at: string) => (await read(account, at)).Pins.map(({ X, Y }) => [X, Y])
  await put(PlanId, 0.123456789)
  expect(await spots(PlanId)).toEqual([[0.12346, 1]])
  await put(other.acId, 0.5)
  expect([await spots(PlanId), await spots(other.acId)]).toEqual([[], [[0.5, 1]]])
  const ofCode = { gId: account.group.id, bId: account.building.id, QrCodeId }
  expect((await account.call(GetPlanOfCode, ofCode)).Found).toMatchObject({ Plan: { Floor: '4' }, X: 0.5, Y: 1 })
  await account.call(CopyQrCode, { GroupId: account.group.id, QrCodeId, BuildingIds: [account.buildings[1]?.id ?? ''] })
  expect((await read(account, other.acId)).Pins).toHaveLength(1)
  await account.call(RetireQrCode, { GroupId: account.group.id, QrCodeId })
  expect((await read(account, other.acId)).Pins).toEqual([])
  expect((await listed(account)).Plans.map(one => one.Placed)).toEqual([0, 0])
  await account.call(TakeCodeOff, { ...placeOf(account), QrCodeId })
  expect((await account.refuse(TakeCodeOff, { ...placeOf(account), QrCodeId })).status).toBe(404)
  await put(PlanId, 0.5)
  await account.call(DeleteFloorPlan, { ...placeOf(account), PlanId })
  expect((await account.call(GetPlanOfCode, ofCode)).Found).toBeNull()
})

test('another picture keeps the pins; what is no picture, another’s file, another building’s code or plan is refused', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const stranger = await world.newAccount()
  const { PlanId, QrCodeId } = await addPlanWithCode(account)
  const at = placeOf(account)
  await account.call(PlaceCode, { ...at, PlanId, QrCodeId, X: 0.5, Y: 0.5 })
  await account.call(EditFloorPlan, { ...at, PlanId, Version: 1, Floor: '3', Picture: await sendPlan(account, [1000, 400]) })
  const { Plan, Pins } = await read(account, PlanId)
  expect([Plan.Width, Plan.Height, Plan.Version, Pins.length]).toEqual([1000, 400, 2, 1])

  const add = { ...at, Floor: '9' }
  expect((await account.refuse(AddFloorPlan, { ...add, Picture: await sendPlan(stranger) })).fields).toMatchObject([{ Field: 'Picture' }])
  expect((await account.refuse(AddFloorPlan, { ...add, Picture: { FileId: randomUUID(), Name: 'x.png' } })).fields).toHaveLength(1)
  expect((await account.refuse(AddFloorPlan, { ...at, Floor: ' ', Picture: await sendPlan(account) })).fields).toMatchObject([
    { Field: 'Floor' },
  ])
  const text = { fileType: 'image/png', base64: Buffer.from('no picture').toString('base64'), fileName: 'plan.png', bucket: 'FloorPlan' }
  expect((await account.refuse(UploadFile, { ...at, ...text })).status).toBe(400)

  const elsewhere = { GroupId: account.group.id, BuildingId: account.buildings[1]?.id ?? '' }
  expect((await account.refuse(PlaceCode, { ...elsewhere, PlanId, QrCodeId, X: 0, Y: 0 })).status).toBe(404)
  expect((await account.refuse(PlaceCode, { ...at, PlanId, QrCodeId: randomUUID(), X: 0, Y: 0 })).status).toBe(404)
  expect((await account.refuse(PlaceCode, { ...at, PlanId, QrCodeId, X: 1.5, Y: 0 })).fields).toMatchObject([{ Field: 'X' }])
  expect((await stranger.refuse(GetFloorPlan, { gId: stranger.group.id, bId: stranger.building.id, PlanId })).status).toBe(404)
})

test('a code that moves to another building leaves the plan of the first', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { PlanId, QrCodeId } = await addPlanWithCode(account)
  await account.call(PlaceCode, { ...placeOf(account), PlanId, QrCodeId, X: 0.5, Y: 0.5 })
  const { Version } = await account.call(GetQrCode, { gId: account.group.id, QrCodeId })
  const BuildingId = account.buildings[1]?.id ?? ''
  await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Lift'), BuildingId, QrCodeId, Version })
  expect((await read(account, PlanId)).Pins).toEqual([])
})
