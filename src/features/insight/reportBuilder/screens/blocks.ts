import type { Output } from '../../../../core/call.ts'
import type { Language } from '../../../../core/words.ts'
import { heading } from '../../../../ui/dashboard/heading/heading.tsx'
import { knownReading, type Part, type PartWidth } from '../../../../ui/dashboard/part.ts'
import { text } from '../../../../ui/dashboard/text/text.tsx'
import { type UrlDefaults, writeState } from '../../../../ui/urlState.ts'
import { describeNarrowing } from '../../dashboards/facts.ts'
import type { DashboardHead } from '../../dashboards/model.ts'
import type { AnyDashboard, At, Dashboard, DashboardPlace, Main } from '../../dashboards/screens/dashboard.ts'
import { decodeFilters, encodeFilters } from '../../dashboards/screens/filters.ts'
import { findOpenDashboard } from '../../dashboards/screens/openDashboards.ts'
import { useShownAt } from '../../dashboards/screens/useShownAt.ts'
import type { GetReport } from '../contract.ts'
import type { ReportBlock } from '../model.ts'

export type BuiltReport = Output<typeof GetReport>
/** By block, what its part is narrowed to now. */
export type BlockFilters = Record<string, string>
export type ReportAt = At<DashboardPlace, BlockFilters>
type BlockWords = (key: 'gone' | 'hidden') => string

/** What stands in the place of a block; `over`: what its parts are of. */
type ShownBlock = { over: { title: string; lead: string; onBack?: () => void } | null; part: Part; main: Main | null }
/** A block that is ready to be shown: `use` is a hook. */
export type ReadyBlock = { use: (at: ReportAt, t: BlockWords, language: Language) => ShownBlock }

/** In the address a block that is narrowed to nothing, though its report narrows it. */
const nothing = '-'
/** Under which name the address keeps what a block is narrowed to. */
export const filterKey = ({ id }: Pick<ReportBlock, 'id'>): string => `block.${id}`

/** The blocks of a report with the descriptions of their dashboards. `may`: whether the reader sees a dashboard; unknown on paper. */
export const loadBlocks = (blocks: readonly ReportBlock[], may: (head: DashboardHead) => boolean): Promise<ReadyBlock[]> =>
  Promise.all(
    blocks.map(async block => {
      if (block.Kind === 'Text') return textBlock(block)
      const found = findOpenDashboard(block.Dashboard)
      if (!found) return absentBlock(block, 'gone')
      if (!may(found.head)) return absentBlock(block, 'hidden')
      const dashboard: AnyDashboard = await found.load()
      return dashboard(known => partBlock(known, block))
    }),
  )

const textPart = ({ id }: ReportBlock, title: string, paragraphs: readonly string[]): Part =>
  text({
    key: id,
    onPaper: 'whole',
    from: knownReading(`report ${id}`, () => null),
    of: () => ({ data: { is: 'text', title, paragraphs }, height: 0 }),
  })

const textBlock = (block: ReportBlock): ReadyBlock => {
  const paragraphs = block.Text.split(/\n+/).filter(one => one.trim() !== '')
  const part = paragraphs.length > 0 ? textPart(block, block.Title, paragraphs) : heading(block.id, { title: block.Title })
  return { use: () => ({ over: null, part, main: null }) }
}

const absentBlock = (block: ReportBlock, why: 'gone' | 'hidden'): ReadyBlock => ({
  use: (_at, t) => ({ over: null, part: textPart(block, block.Title, [t(why)]), main: null }),
})

const partBlock = <Place, Narrowed extends UrlDefaults>(dashboard: Dashboard<Place, Narrowed>, block: ReportBlock): ReadyBlock => ({
  use: ({ scope, gId, bId, dates, narrowed, narrow }, t, language) => {
    const segment = narrowed[filterKey(block)] ?? block.Filters
    const values = decodeFilters(segment)
    const put = (next: string) => narrow({ [filterKey(block)]: next })
    const { shown } = useShownAt(dashboard, { scope, gId, bId, dates, values }, change =>
      put(encodeFilters({ ...values, ...writeState(dashboard.narrowed, change) }) || (block.Filters && nothing)),
    )
    const { filters, detail, main } = shown
    const found = shown.parts.find(({ key }) => key === block.Part)
    const title = dashboard.head.title[language]
    return {
      over: {
        title: block.Text || (detail ? `${title}: ${detail.title}` : title),
        lead: [...(block.Text ? [title] : []), ...describeNarrowing(filters)].join(' · '),
        ...(segment !== block.Filters && { onBack: () => put(block.Filters) }),
      },
      part: found ? inPlace(found, block.id) : textPart(block, block.Title, [t('gone')]),
      main,
    }
  },
})

/** Figures stand where the report has them, not above all parts; what was chosen is on paper too. */
const inPlace = ({ key: _key, first: _first, paper, ...part }: Part, key: string): Part => ({
  ...part,
  key,
  ...(paper && { paper: { width: paper.width, draw: paper.draw } }),
})

/** The parts of a report in their order: a heading where what they are of changes, halves side by side where two of them fit. */
export const arrangeBlocks = (blocks: readonly ShownBlock[]): Part[] => {
  const parts: Part[] = []
  let last = ''
  for (const { over, part } of blocks) {
    const now = over ? JSON.stringify([over.title, over.lead]) : ''
    if (over && now !== last) parts.push(heading(`${part.key} of`, over))
    last = now
    parts.push(part)
  }
  return parts.map((part, at) => ({ ...part, width: fitWidth(parts, at) }))
}

const twelve: PartWidth = 12
/** Its own width where the part beside it fills the row with it; the whole row otherwise. */
const fitWidth = (parts: readonly Part[], at: number): PartWidth => {
  let open = 0 // columns of the row that are taken before this part
  for (const [place, { width }] of parts.entries()) {
    if (place > at) break
    const next: number = parts[place + 1]?.width ?? twelve
    if (open > 0) {
      if (place === at) return width
      open = 0
    } else if (width + next === twelve) {
      if (place === at) return width
      open = width
    } else if (place === at) return twelve
  }
  return twelve
}
