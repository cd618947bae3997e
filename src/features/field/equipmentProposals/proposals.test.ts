import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { GetEquipment } from '../equipment/contract.ts'
import { GetStopFacts, PutWalkPiece } from '../inspections/contract.ts'
import { openPhone } from '../inspections/testing.ts'
import { AcceptProposal, DeclineProposal, GetEquipmentProposals } from './contract.ts'
import { addCollecting, addProposal } from './testing.ts'

const world = await openWorld()
const place = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const listed = async ({ group, building, call }: Account) =>
  (await call(GetEquipmentProposals, { gId: group.id, bId: building.id })).Proposals
const pieceOf = async ({ group, building, call }: Account, QrCodeId: string) =>
  call(GetEquipment, { gId: group.id, bId: building.id, QrCodeId })

test('a stop tells what its equipment lacks; what was found is taken over by a manager, with its photo', async () => {
  const account = await world.newAccount()
  const { RoundId, StopId: stop, QrCodeId } = await addCollecting(account, 'Chiller 7', { Manufacturer: 'Known Works' })
  const asked = { gId: account.group.id, bId: account.building.id, rId: RoundId }
  expect((await account.call(GetStopFacts, asked)).Stops).toMatchObject([{ StopId: stop, Missing: ['part', 'serial', 'photo'] }])
  const bytes = new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  )
  const Sha256 = createHash('sha256').update(bytes).digest('hex')
  const photo = { FileId: uuidv7(), Name: 'plate.jpg' }
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('detail', { stop, code: 'part', value: ' KW-77 ' })
  phone.tell('detail', { stop, code: 'maker', value: 'Known Works' })
  phone.tell('files', { stop, code: 'photo', value: [photo] })
  phone.tell('stop.done', { stop })
  phone.submit(1)
  await phone.send(phone.items, { Files: [{ ...photo, Size: bytes.length, Sha256 }] })
  await account.call(PutWalkPiece, {
    ...place(account),
    InspectionId: phone.InspectionId,
    FileId: photo.FileId,
    Offset: 0,
    Sha256,
    Bytes: bytes,
  })
  const [proposal] = await listed(account)
  expect(proposal).toMatchObject({
    EquipmentName: 'Chiller 7',
    Facts: { ManufacturerPartNumber: 'KW-77' },
    Now: { Manufacturer: 'Known Works', ManufacturerPartNumber: '' },
    Photos: [photo],
  })
  expect(proposal?.Facts.Manufacturer).toBeUndefined()
  if (!proposal) throw new Error('a walk has found something')
  const { ProposalId, Version } = proposal
  await account.call(AcceptProposal, { ...place(account), ProposalId, Version })
  expect(await pieceOf(account, QrCodeId)).toMatchObject({
    Equipment: { Manufacturer: 'Known Works', ManufacturerPartNumber: 'KW-77', SerialNo: '', UploadFiles: [photo] },
  })
  expect(await listed(account)).toEqual([])
  expect((await account.call(GetStopFacts, asked)).Stops).toMatchObject([{ Missing: ['serial'] }])
})

test('a proposal is judged once: by nobody without the flag, in no other account, not by an old version; what is left changes nothing', async () => {
  const account = await world.newAccount()
  const { proposal } = await addProposal(account)
  const { ProposalId, Version, QrCodeId } = proposal
  const employee = await account.signInAs('Employee')
  const named = { ...place(account), ProposalId, Version }
  expect(await employee.refuse(AcceptProposal, named)).toMatchObject({ code: 'usr.aut.npm' })
  const other = await world.newAccount()
  expect(await other.refuse(AcceptProposal, { ...place(other), ProposalId, Version })).toMatchObject({ code: 'sys.obj.nof' })
  expect(await account.refuse(AcceptProposal, { ...named, Version: Version + 1 })).toMatchObject({ code: 'sys.obj.cfl' })
  const saved = await account.call(DeclineProposal, named)
  expect(await account.refuse(AcceptProposal, { ...named, Version: saved.Version })).toMatchObject({ code: 'sys.obj.cfl' })
  expect(await pieceOf(account, QrCodeId)).toMatchObject({ Equipment: { Manufacturer: '', SerialNo: '' } })
  expect(await listed(account)).toEqual([])
})
