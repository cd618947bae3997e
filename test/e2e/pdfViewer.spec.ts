import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { UploadFile } from '../../src/features/base/files/contract.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { manualPdf } from '../support/manualPdf.ts'
import { test } from '../support/people.ts'
import { signedPdf } from '../support/signedPdf.ts'

const admin = useAdmin()

/** A pump with a handbook, its page, and the handbook opened on it. */
const openHandbook = async (bytes: Uint8Array) => {
  const { bId } = await admin.building()
  const place = { GroupId: admin.gId, BuildingId: bId }
  const base64 = Buffer.from(bytes).toString('base64')
  const { FileId } = await admin.call(UploadFile, { ...place, fileType: 'pdf', base64, fileName: 'Pump.pdf', bucket: 'EquipmentHandbook' })
  const { QrCodeId } = await admin.call(SaveQrCode, {
    ...place,
    QrName: 'Booster pump',
    Location: 'Rooftop',
    Item: {
      Name: { en: 'Booster pump' },
      Icon: 'tools',
      FunctionalityType: 'EquipmentInspection',
      QrType: 'EquipmentInspection',
      TemplateFormData: { Notice: { en: '', es: '' } },
    },
    Facets: { Equipment: { StopType: 'Equipment', Type: 'Pump', Handbook: { FileId, Name: 'Pump.pdf' } } },
  })
  const page = await admin.open(`/equipment/${admin.gId}/${bId}/${QrCodeId}`)
  await page.getByRole('link', { name: 'Handbook' }).click()
  return { page, viewer: page.getByRole('dialog', { name: 'Pump.pdf' }) }
}

test('a handbook opens in a viewer of ours: at 0.6, in steps of 0.1, page by page, with a search over all pages [B-BEHAV-022] [B-CONST-069] [B-SCREEN-010]', async () => {
  const { page, viewer } = await openHandbook(await manualPdf())
  await expect(viewer.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('1')
  await expect(viewer.getByText('of 3', { exact: true })).toBeVisible()
  await expect(viewer.getByText('Operating manual of the booster pump')).toBeVisible()
  await expect(viewer.getByText('60%')).toBeVisible()
  const width = async () => (await viewer.locator('canvas').boundingBox())?.width ?? 0
  const before = await width()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(viewer.getByText('70%')).toBeVisible()
  await expect.poll(width).toBeCloseTo((before * 7) / 6, -1)

  await viewer.getByRole('button', { name: 'Next page', exact: true }).click()
  await expect(viewer.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2')
  await viewer.getByRole('textbox', { name: 'Search in the file' }).fill('PUMP')
  await expect(viewer.getByRole('status')).toHaveText('3 hits, on 2 pages')
  await expect(viewer.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('1')
  await viewer.getByRole('button', { name: 'Next page with a hit' }).click()
  await expect(viewer.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('3')
  await viewer.getByRole('textbox', { name: 'Search in the file' }).fill('reglage')
  await expect(viewer.getByRole('status')).toHaveText('1 hit, on 1 page')
  await viewer.getByRole('textbox', { name: 'Search in the file' }).fill('boiler')
  await expect(viewer.getByRole('status')).toHaveText('Nothing found')
  const [file] = await Promise.all([page.waitForEvent('download'), viewer.getByRole('link', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toBe('Pump.pdf')
  await page.close()
})

test('of a signed handbook with scripts the viewer shows a copy without them, and gives the signed original', async () => {
  const signed = await signedPdf()
  const { page, viewer } = await openHandbook(signed)
  await expect(viewer.getByText('This file was signed, and its scripts were taken out.')).toBeVisible()
  const bytesOf = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), viewer.getByRole('link', { name, exact: true }).click()])
    return readFile(await file.path())
  }
  expect(Buffer.from(signed).equals(await bytesOf('Download the signed original'))).toBe(true)
  expect((await bytesOf('Download')).includes('/JavaScript')).toBe(false)
  await page.close()
})
