import { hints, misfit, rangeHint } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { labelSheetOf, labelsOf } from '../artwork/labels.ts'
import { mostSigns } from './model.ts'
import { optionOf } from './options.ts'

export const printMessages = {
  quantity: 'Please input Quantity',
} as const

type SentSetting = { SettingId: string; Quantity: string | number | null }
/** A quantity as it is typed or sent; null for what is none. */
export const readQuantity = (value: string | number | null): number | null => {
  const text = String(value ?? '').trim()
  return /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : null
}

/** What keeps print settings from being saved: each that is ticked needs a quantity (B-RULE-071), and an option that is offered. */
export const findSettingProblems = ({ PrintSettings }: { PrintSettings: readonly SentSetting[] }): Problem[] =>
  PrintSettings.flatMap(({ SettingId, Quantity }, at) => {
    const field = (name: string) => `PrintSettings.${at}.${name}`
    const twice = PrintSettings.findIndex(one => one.SettingId === SettingId) < at
    if (optionOf(SettingId) === null || twice) return [misfit(field('SettingId'), hints.choice)]
    if (String(Quantity ?? '').trim() === '') return [{ Field: field('Quantity'), Message: printMessages.quantity }]
    return readQuantity(Quantity) === null ? [misfit(field('Quantity'), rangeHint(1, mostSigns))] : []
  })

type SignSource = { PrintSettingIds?: unknown; QrCodeIds?: unknown; filter?: unknown }
/** One way of saying which signs are meant, and no more. */
export const findSourceProblems = ({ PrintSettingIds, QrCodeIds, filter }: SignSource): Problem[] =>
  [PrintSettingIds, QrCodeIds, filter].filter(one => one !== undefined).length === 1 ? [] : [misfit('PrintSettingIds', hints.choice)]

/** A sheet has a label of that number. */
export const findStartProblems = ({ Sheet, StartAt = 1 }: { Sheet: string; StartAt?: number }): Problem[] => {
  const sheet = labelSheetOf(Sheet)
  return sheet && StartAt > labelsOf(sheet) ? [misfit('StartAt', rangeHint(1, labelsOf(sheet)))] : []
}
