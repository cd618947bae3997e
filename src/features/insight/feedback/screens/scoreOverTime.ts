import type { Nouns } from '../../../../core/charts/nouns.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import type { Part, PartWidth, Reading } from '../../../../ui/dashboard/part.ts'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import type { saidWords } from '../saidWords.ts'

/** Height in px. */
const TREND = 260

type Scored = { Series: readonly { Day: string; CSAT: number | null; Count: number }[] }
type OverTime = Pick<Formats, 'day'> & { said: Translator<(typeof saidWords)['en']>; noun: Nouns; width?: PartWidth }

/** The score step by step, with how many answered. */
export const scoreOverTime = <Out extends Scored>(from: Reading<Out>, { said, noun, day, width }: OverTime): Part =>
  chart({
    key: 'trend',
    ...(width && { width }),
    onPaper: 'whole',
    from,
    of: out => {
      const series = out?.Series ?? []
      return {
        data: {
          is: 'trend',
          title: said('trend'),
          head: noun.day,
          axis: noun.outOf5,
          end: 5,
          series: [{ label: noun.csat }],
          rows: series.map(one => ({ text: day(one.Day), values: [one.CSAT], n: one.Count })),
          counts: { label: noun.answers, axis: noun.answersNumber, values: series.map(one => one.Count) },
        },
        height: TREND,
      }
    },
  })
