import { useEffect, useRef } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { defaultStyle, type QrStyle } from '../../../picture/model.ts'
import { GetQrStyle } from '../../contract.ts'
import type { SaveForm } from './useSaveForm.ts'

type Terms = { gId: string; follow: boolean; first: QrStyle | null; asked: boolean }

/**
 * The style of the building where the code hangs; null where it has none. With `follow`, a style that nobody has changed becomes that of
 * the next building when another one is chosen.
 */
export const useBrandStyle = (form: SaveForm, { gId, follow, first, asked }: Terms): QrStyle | null => {
  const { BuildingId } = form.values
  const { data } = useCall(GetQrStyle, asked && BuildingId ? { gId, bId: BuildingId } : null, { quiet: true })
  const last = useRef(JSON.stringify(first ?? defaultStyle))
  const { put } = form
  useEffect(() => {
    if (!data || !follow) return
    const style = data.Style ?? defaultStyle
    const before = last.current
    last.current = JSON.stringify(style)
    if (before !== last.current) put(values => (JSON.stringify(values.Style) === before ? { ...values, Style: style } : values))
  }, [data, follow, put])
  return data?.Style ?? null
}
