import type { Nouns } from '../../../../core/charts/nouns.ts'
import type { RankedData } from '../../../../core/charts/partData.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { useGo } from '../../../../ui/route.ts'
import type { UrlState } from '../../../../ui/urlState.ts'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import { answerPage } from '../../../codes/feedbackInbox/routes.ts'
import type { At, DashboardPlace } from '../../dashboards/screens/dashboard.ts'
import type { saidWords } from '../../feedback/saidWords.ts'
import { commentTable, topicBubbles } from '../../feedback/screens/saidParts.ts'
import { GetResidentComments, GetResidentFeedback } from '../contract.ts'
import { type ResidentComment, type ResidentFigures, stageNames } from '../model.ts'
import { residentFeedback } from '../routes.ts'
import type { words } from '../words.ts'

/** The stage; '' is all of them. */
export const notNarrowed = { stage: '' }
type ResidentAt = At<DashboardPlace, UrlState<typeof notNarrowed>>
type Drawing = Formats & {
  t: Translator<(typeof words)['en']>
  said: Translator<(typeof saidWords)['en']>
  noun: Nouns
  language: Language
  go: ReturnType<typeof useGo>
  at: ResidentAt
}

/** Heights in px. */
const [TREND, TABLE, COMMENTS] = [260, 300, 460]

const askedOf = ({ asked, narrowed }: ResidentAt) => {
  const stage = stageNames.find(one => one === narrowed.stage)
  return asked && { ...asked, ...(stage && { stage }) }
}
export const readResidents = (at: ResidentAt) => reading(GetResidentFeedback, askedOf(at), { quiet: true })
const readComments = (at: ResidentAt) => reading(GetResidentComments, askedOf(at), { quiet: true })

/** CSAT, CES and NPS of residents, with those of as many days before. */
export const residentFigures = ({ said, noun, at }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from: readResidents(at),
    of: out => {
      const rated = (field: 'CSAT' | 'CES' | 'NPS', count: 'Count' | 'CESCount' | 'NPSCount') => ({
        figure: out?.[field] ?? null,
        previous: out?.Previous?.[field] ?? null,
        n: out?.[count] ?? 0,
        changeIn: 'points' as const,
      })
      return {
        title: said('figures'),
        tiles: [
          { name: noun.csat, ...rated('CSAT', 'Count'), digits: 2, unit: '/ 5', how: said('csatHow') },
          { name: noun.ces, ...rated('CES', 'CESCount'), digits: 2, unit: '/ 7', how: said('cesHow') },
          { name: noun.nps, ...rated('NPS', 'NPSCount'), digits: 1, how: said('npsHow') },
        ],
      }
    },
  })

type Scored = ResidentFigures['Stages'][number] | ResidentFigures['Buildings'][number]
const scoreTable = (
  noun: Nouns,
  { title, head }: { title: string; head: string },
  rows: readonly { key: string; name: string; of: Scored }[],
): RankedData => ({
  is: 'ranked',
  title,
  columns: [{ head }, { head: noun.csat, numeric: true }, { head: noun.ces, numeric: true }, { head: noun.nps, numeric: true, digits: 1 }],
  rankedBy: 1,
  rows: rows.map(({ key, name, of }) => ({ key, values: [name, of.CSAT, of.CES, of.NPS], n: of.Count })),
})

/** The stages of a stay; a click narrows everything to one. */
export const byStage = ({ t, noun, at }: Drawing): Part =>
  ranked({
    key: 'stages',
    width: 5,
    onPaper: 'whole',
    from: readResidents(at),
    of: out => ({
      data: scoreTable(
        noun,
        { title: t('byStage'), head: t('stage') },
        (out?.Stages ?? []).map(of => ({ key: of.Stage, name: t(`stages.${of.Stage}`), of })),
      ),
      height: TREND,
      onPick: stage => at.narrow({ stage }),
    }),
  })

/** The buildings of an account; one opens its own dashboard. */
export const byBuilding = ({ t, noun, language, go, at }: Drawing): Part =>
  ranked({
    key: 'buildings',
    onPaper: 'whole',
    from: readResidents(at),
    of: out => ({
      data: scoreTable(
        noun,
        { title: t('byBuilding'), head: noun.building },
        (out?.Buildings ?? []).map(of => ({ key: of.BuildingId, name: nameIn(of.BuildingName, language), of })),
      ),
      height: TABLE,
      onPick: bId => go(residentFeedback, { bId }),
    }),
  })

/** What comments of residents speak of; the more negative ones, the larger. */
export const topics = (drawing: Drawing): Part => topicBubbles(drawing, readComments(drawing.at), { width: 5, height: COMMENTS })

/** What residents wrote, the newest first; one opens its page, where it is answered. */
export const comments = ({ t, language, go, at, ...drawing }: Drawing): Part =>
  commentTable(drawing, readComments(at), {
    title: t('comments'),
    width: 7,
    height: COMMENTS,
    between: [
      { head: t('stage'), of: one => t(`stages.${one.Stage}`) },
      ...(at.bId ? [] : [{ head: drawing.noun.building, of: (one: ResidentComment) => nameIn(one.BuildingName, language) }]),
    ],
    onPick: answerId => go(answerPage, { groupId: at.gId, answerId }),
  })
