import type { Output } from '../../../../core/call.ts'
import type { Nouns } from '../../../../core/charts/nouns.ts'
import type { Language } from '../../../../core/words.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { cloud } from '../../../../ui/dashboard/cloud/cloud.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { saidWords } from '../../feedback/saidWords.ts'
import type { GetCustomAnswers } from '../contract.ts'
import { type CustomQuestion, mostAnswered } from '../model.ts'
import type { words } from '../words.ts'

export type QuestionDrawing = Formats & {
  t: Translator<(typeof words)['en']>
  said: Translator<(typeof saidWords)['en']>
  noun: Nouns
  language: Language
  from: Reading<Output<typeof GetCustomAnswers>>
}

/** Heights in px. */
const [QUESTION, WORDS, TEXTS] = [260, 300, 440]

/** How often the form was answered. */
export const answeredFigures = ({ t, said, from }: QuestionDrawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: said('figures'),
      tiles: [
        {
          name: t('answered'),
          figure: out?.Count ?? null,
          ...(out?.More && { how: t('newestOnly', { n: String(mostAnswered) }) }),
        },
      ],
    }),
  })

/** A question: its choices as bars, its numbers as a line with their mean. */
export const questionPart = ({ t, noun, language, number, day, from }: QuestionDrawing, { Key, Kind }: CustomQuestion): Part =>
  chart({
    key: Key,
    onPaper: 'whole',
    from,
    of: out => {
      const question = out?.Questions.find(one => one.Key === Key)
      const { Choices = [], Series = [], Count: n = 0, Mean = null } = question ?? {}
      const title = question ? fieldTextIn(question.Text, language) : ''
      if (Kind === 'Choice')
        return {
          data: {
            is: 'bars',
            title,
            head: noun.question,
            layout: 'rows',
            stacked: false,
            axis: noun.answersNumber,
            series: [{ label: noun.answers }],
            rows: Choices.map(one => ({ text: fieldTextIn(one.Text, language), values: [one.Count] })),
          },
          subtitle: t('question', { n: number(n) }),
          height: Math.max(160, 44 * Choices.length + 60),
        }
      return {
        data: {
          is: 'trend',
          title,
          head: noun.day,
          axis: t('mean'),
          series: [{ label: t('mean') }],
          rows: Series.map(one => ({ text: day(one.Day), values: [one.Mean], n: one.Count })),
          counts: { label: noun.answers, axis: noun.answersNumber, values: Series.map(one => one.Count) },
        },
        subtitle:
          Mean === null ? t('question', { n: number(n) }) : t('meanIs', { mean: number(Mean, { maximumFractionDigits: 2 }), n: number(n) }),
        height: QUESTION,
      }
    },
  })

/** The words of all texts of the form. */
export const wordsOfForm = ({ t, said, from }: QuestionDrawing): Part =>
  cloud({
    key: 'words',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('words'),
      paperTitle: said('wordsOnPaper'),
      subtitle: said('cloudHint'),
      items: out?.WordClouds ?? [],
      height: WORDS,
    }),
  })

/** What people wrote, with its question; one opens the request that holds it. */
export const textsOfForm = ({ t, noun, language, dateTime, from }: QuestionDrawing, onPick: (requestId: string) => void): Part =>
  ranked({
    key: 'texts',
    onPaper: 'whole',
    from,
    of: out => {
      const texts = out?.Texts ?? []
      const asked = new Map(out?.Questions.map(one => [one.Key, fieldTextIn(one.Text, language)]))
      return {
        data: {
          is: 'ranked',
          title: t('texts'),
          columns: [{ head: noun.date }, { head: noun.question }, { head: noun.comment }],
          rows: texts.map(one => ({
            key: `${one.acId} ${one.Key}`,
            values: [dateTime(one.SubmitDate), asked.get(one.Key) ?? '', one.Text],
          })),
        },
        subtitle: t('textsHint', { n: String(texts.length) }),
        height: TEXTS,
        perPage: 25,
        onPick: key => onPick(key.slice(0, 36)),
      }
    },
  })
