import type { Output } from '../../../../core/call.ts'
import type { Nouns } from '../../../../core/charts/nouns.ts'
import type { RankedColumn } from '../../../../core/charts/partData.ts'
import type { CellValue } from '../../../../core/listColumns.ts'
import type { Language } from '../../../../core/words.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { cloud } from '../../../../ui/dashboard/cloud/cloud.tsx'
import type { Part, PartWidth, Reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import type { GetCommentWordClouds } from '../contract.ts'
import { topicLabel } from '../labels.ts'
import type { saidWords } from '../saidWords.ts'

/** What parts of what was said are drawn from. */
export type SaidDrawing = Pick<Formats, 'dateTime'> & { said: Translator<(typeof saidWords)['en']>; noun: Nouns; language: Language }
type Terms = { width?: PartWidth; height: number; title?: string }

/** What comments speak of; the more negative ones, the larger (C-RULE-013). */
export const topicBubbles = (
  { said, noun, language }: SaidDrawing,
  from: Reading<{ Topics: readonly { Topic: string; Negative: number; Total: number }[] }>,
  { width = 12, height, title = said('topics') }: Terms,
): Part =>
  chart({
    key: 'topics',
    width,
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'bubbles',
        title,
        head: noun.topic,
        bubbles: (out?.Topics ?? []).map(one => ({ text: topicLabel(one.Topic, language), negative: one.Negative, n: one.Total })),
      },
      height,
    }),
  })

type Choice = { onPick: (word: string) => void; onLanguage: (language: string) => void }
/** The words of comments, colored by their sentiment, in one language. */
export const wordCloud = (
  { said }: Pick<SaidDrawing, 'said'>,
  from: Reading<Output<typeof GetCommentWordClouds>>,
  { width = 12, height, title = said('cloud'), onPick, onLanguage }: Terms & Choice,
): Part =>
  cloud({
    key: 'words',
    width,
    onPaper: 'whole',
    from,
    of: out => ({
      title,
      paperTitle: said('wordsOnPaper'),
      subtitle: said('cloudHint'),
      items: out?.WordClouds ?? [],
      onPick,
      height,
      choice: {
        label: said('wordsIn'),
        value: out?.Language ?? '',
        options: (out?.Languages ?? []).map(one => ({ value: one.Language, label: said(`languages.${one.Language}`) })),
        onChange: onLanguage,
      },
    }),
  })

type SaidComment = { acId: string; SubmitDate: number; Score: number; Text: string }
/** Columns between score and comment. */
type Between<One> = readonly (RankedColumn & { of: (one: One) => CellValue })[]
/** Comments, the newest first; `onPick` opens one where it is answered. */
export const commentTable = <One extends SaidComment>(
  { said, noun, dateTime }: Pick<SaidDrawing, 'said' | 'noun' | 'dateTime'>,
  from: Reading<{ Comments: readonly One[] }>,
  {
    width = 12,
    height,
    title = said('comments'),
    between = [],
    onPick,
  }: Terms & { between?: Between<One>; onPick?: (acId: string) => void },
): Part =>
  ranked({
    key: 'comments',
    width,
    onPaper: 'whole',
    from,
    of: out => {
      const rows = out?.Comments ?? []
      return {
        data: {
          is: 'ranked',
          title,
          columns: [{ head: noun.date }, { head: noun.score, numeric: true, digits: 0 }, ...between, { head: noun.comment }],
          rows: rows.map(one => ({
            key: one.acId,
            values: [dateTime(one.SubmitDate), one.Score, ...between.map(column => column.of(one)), one.Text],
          })),
        },
        subtitle: said(onPick ? 'newest' : 'newestOnly', { n: String(rows.length) }),
        height,
        ...(onPick && { onPick }),
      }
    },
  })
