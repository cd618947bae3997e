import { clockPlace, type Dashboard, type DashboardPlace, mainOf, type Shown } from '../../dashboards/screens/dashboard.ts'
import { placeHeads } from '../dashboard.ts'
import type { PlaceReport } from '../model.ts'
import { buildingReports } from '../routes.ts'
import { notOpened, type ReportDrawing, useReportDrawing } from './reportDrawing.tsx'
import { showSent, showSigns } from './signParts.tsx'

/** What a report of signs shows: all signs, or what one of them brought with the way back. */
export const useShownPlaces = (drawing: ReportDrawing, type: PlaceReport): Pick<Shown, 'main' | 'parts' | 'detail'> => {
  const { at } = drawing
  const [signs, sent] = [showSigns(drawing, type), showSent(drawing, type)]
  const { sign, of } = at.narrowed
  const names = sent.from.use().data?.ColumnNames ?? []
  if (!sign) return { main: mainOf(signs.from, signs.noneOf), parts: signs.parts }
  return {
    main: mainOf(sent.from, sent.noneOf),
    detail: { title: of, onBack: () => at.narrow(notOpened) },
    parts: [sent.part(names)],
  }
}

/** `leadCapture/{type}`: signs of a type, and what each brought. */
export const makePlaceReport = (type: PlaceReport): Dashboard<DashboardPlace, typeof notOpened> => ({
  ...clockPlace,
  head: placeHeads[type],
  period: { keptAs: 'requestReports', standard: 'Last 90 Days' },
  narrowed: notOpened,
  beside: [buildingReports],
  useShown: at => {
    const drawing = useReportDrawing(at)
    return {
      title: placeHeads[type].title[drawing.language],
      lead: placeHeads[type].lead[drawing.language],
      filters: [],
      missing: drawing.t('missing'),
      ...useShownPlaces(drawing, type),
    }
  },
})
