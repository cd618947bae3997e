import type { Nouns } from '../../../../core/charts/nouns.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import type { Part, PartWidth, Reading } from '../../../../ui/dashboard/part.ts'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import type { saidWords } from '../saidWords.ts'

/** Height in px. */
const TREND = 260

type Step = { Day: string; Count: number }
type Scored<Field extends string> = { Series: readonly (Step & Record<Field, number | null>)[] }
type OverTime<Field> = Pick<Formats, 'day'> & { said: Translator<(typeof saidWords)['en']>; noun: Nouns; width?: PartWidth; field: Field }

/** The score (`field` of the series) step by step, with how many answered. */
export const scoreOverTime = <Field extends 'CSAT' | 'Score', Out extends Scored<Field>>(
  from: Reading<Out>,
  { said, noun, day, width, field }: OverTime<Field>,
): Part =>
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
          series: [{ label: field === 'CSAT' ? noun.csat : noun.score }],
          rows: series.map(one => ({ text: day(one.Day), values: [one[field]], n: one.Count })),
          counts: { label: noun.answers, axis: noun.answersNumber, values: series.map(one => one.Count) },
        },
        height: TREND,
      }
    },
  })
