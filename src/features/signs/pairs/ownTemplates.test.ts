import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codesIn } from '../../../../test/support/codesIn.ts'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { SavePrintSettings } from '../printing/contract.ts'
import { addSignedCode } from '../printing/testing.ts'
import { addTemplate } from '../templates/testing.ts'
import { GetQrPair, GetQrPairTemplates, SaveQrPair } from './contract.ts'
import { pairOf } from './testing.ts'

const world = await openWorld()
/** What a refusal at a field says. */
const refusal = ({ Field, Message = '' }: { Field: string; Message?: string }) => `"Field":"${Field}","Message":"${Message}`

test('a template of another account, and one of two codes, is no choice for a code; that of two codes is for 2-QR signs', async () => {
  const [account, other] = [await world.newAccount(), await world.newAccount()]
  const { call } = account
  const at = placeOf(account)
  const gId = at.GroupId
  const { QrName } = await addSignedCode(account, 'Front door')
  const foreign = (await addTemplate(other)).acId
  const pair = (await addTemplate(account, 'Two', 'Pair')).acId
  for (const template of [foreign, pair]) {
    const SettingId = ['Acrylic', '8 × 10', 'Portrait', 'Light Gray', template].join('|')
    const sent = { ...at, QrName, Version: 0, PrintSettings: [{ SettingId, Quantity: 1 }] }
    await expect(call(SavePrintSettings, sent)).rejects.toThrow(refusal({ Field: 'PrintSettings.0.SettingId' }))
  }
  expect((await call(GetQrPairTemplates, { gId })).Templates).toContainEqual({ Code: pair, FileName: 'Two' })
  const sent = await pairOf(account)
  await expect(call(SaveQrPair, { ...sent, PrintTemplate: foreign })).rejects.toThrow(refusal({ Field: 'PrintTemplate' }))
  const { QrPair } = await call(SaveQrPair, { ...sent, PrintTemplate: pair })
  const { PrintKit } = await call(GetQrPair, { gId, pId: QrPair.acId })
  expect(await codesIn(await sharp(Buffer.from(PrintKit.Svg)).resize(1600).png().toBuffer())).toHaveLength(2)
})
